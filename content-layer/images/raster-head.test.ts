import { expect, test } from 'vitest'

import { checkHead } from './raster-head.ts'

const hdr = (coding: string) => ({ kind: 'picture-hdr', details: { coding } })

/** A colour profile with nothing in it but its name, in 16 bits a letter as later versions write it. */
function profileOf(name: string, isWide: boolean): Buffer {
  const letters = isWide ? Buffer.from(name, 'utf16le').swap16() : Buffer.from(`${name}\0`, 'latin1')
  const profile = Buffer.alloc(144 + letters.length)
  profile.writeUInt32BE(profile.length, 0)
  profile.write('acsp', 36)
  profile.writeUInt32BE(1, 128)
  profile.write('desc', 132)
  profile.writeUInt32BE(144, 136)
  profile.writeUInt32BE(letters.length, 140)
  letters.copy(profile, 144)
  return profile
}

test.each([
  ['ITU-R BT.2100 PQ', 'PQ'],
  ['Rec. ITU-R BT.2100 HLG', 'HLG'],
  ['ITUR_2100_PQ_FULL', 'PQ'],
  ['SMPTE ST 2084', 'PQ'],
])('a JPEG with the colour profile %s is one of HDR (%s), even without its coding', (name, coding) => {
  for (const isWide of [true, false]) {
    const head = Buffer.concat([Buffer.from('ffd8ffe2', 'hex'), Buffer.from('ICC_PROFILE\0'), profileOf(name, isWide)])
    expect(checkHead('jpeg', head)).toEqual(hdr(coding))
  }
})

test('a PNG is known by the name before its packed profile', () => {
  const data = Buffer.from('ITUR_2100_PQ_FULL\0\0packed')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const head = Buffer.concat([Buffer.alloc(8), length, Buffer.from('iCCP'), data, Buffer.alloc(4)])
  expect(checkHead('png', head)).toEqual(hdr('PQ'))
})

test.each(['sRGB IEC61966-2.1', 'Display P3', 'Adobe RGB (1998)', 'c2', 'EPSON PQ100', ''])(
  'a profile called %j is converted like any other',
  (name) => {
    expect(checkHead('jpeg', profileOf(name, true))).toBeUndefined()
  },
)
