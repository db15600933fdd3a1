import { expect, test } from 'vitest'

import { imageLimits } from '#content-layer/images/image-limits.ts'
import { slots } from '#content-layer/images/picture-widths.ts'
import type { PictureSlot } from '#schemas/meta.ts'

import { describeSlot, describeRefusal } from './image-requirements.ts'
import { listImageChoices, getImageFile } from './content-images.ts'
import { findAltText } from './find-alt-text.ts'
import { nameImage } from './name-image.ts'
import { findAdded, storeAdded, withPathsWhenSaved } from './added-images.ts'

test('the limits next to the choice of a picture are those of the check', () => {
  for (const [slot, { minimum }] of Object.entries(slots))
    expect(describeSlot(slot as PictureSlot)).toMatch(new RegExp(`^幅 ${minimum}px 以上`))
  expect(describeSlot('card')).toContain('SVG（100 KB まで）')
  expect(describeSlot('card')).toContain('（1 MB まで）')
})

test('a picture that is too heavy or of another kind is refused with advice; any other is accepted', () => {
  const { bytes, svgBytes } = imageLimits
  expect(describeRefusal({ name: 'a.png', size: bytes })).toBeUndefined()
  expect(describeRefusal({ name: 'a.png', size: bytes + 1 })).toContain('重すぎます（1 MB まで）')
  expect(describeRefusal({ name: 'a.svg', size: svgBytes + 1 })).toContain('重すぎます（100 KB まで）')
  expect(describeRefusal({ name: 'a.gif', size: 1 })).toContain('使えません')
})

test('a picture is saved under an allowed name that is not taken', () => {
  expect(nameImage('Summer Sale_2.PNG', new Set())).toBe('summer-sale-2.png')
  expect(nameImage('夏のセール.jpeg', new Set())).toBe('picture.jpeg')
  expect(nameImage('夏のセール.jpeg', new Set(['picture.jpeg', 'picture-2.jpeg']))).toBe('picture-3.jpeg')
  expect(nameImage('movie.gif', new Set())).toBeUndefined()
})

test('a picture that is not saved yet has the path that it will have', () => {
  storeAdded('blob:x', { path: 'images/cafe.png', bytes: new Uint8Array() })
  expect(withPathsWhenSaved({ kv: { src: 'blob:x' }, list: ['blob:y'] })).toEqual({
    kv: { src: 'images/cafe.png' },
    list: ['blob:y'],
  })
  expect(getImageFile('blob:x', 'campaigns/202309-1')).toBe('campaigns/202309-1/images/cafe.png')
})

test('a picture that the form has added already is found by its bytes, also before it is checked', () => {
  const bytes = Uint8Array.of(1, 2)
  storeAdded('blob:added', { path: 'images/added.svg', bytes })
  expect(findAdded(Uint8Array.of(1, 2), { kv: { src: 'blob:added' } })).toBe('images/added.svg')
  expect(findAdded(Uint8Array.of(1, 3), { kv: { src: 'blob:added' } })).toBeUndefined()
  expect(findAdded(bytes, { kv: { src: '/images/other.svg' } })).toBeUndefined()
})

test('the pictures to choose from are those of the month and the shared ones', () => {
  const none = new Uint8Array()
  const files = ['images/b.svg', 'campaigns/202309-1/images/a.svg', 'campaigns/202308-1/images/c.svg']
  const pictures = new Map(files.map((file) => [file, none]))
  expect(listImageChoices(pictures, 'campaigns/202309-1').map(({ value }) => value)).toEqual([
    'images/a.svg',
    '/images/b.svg',
  ])
  expect(listImageChoices(pictures, undefined).map(({ value }) => value)).toEqual(['/images/b.svg'])
})

test('a picture has the description in the last file that shows it, but not that of a placeholder or of another file with its name', () => {
  const annotated = (src: string, alt: string) => `title: 絵\nkv:\n  src: ${src}\n  alt: ${alt}\n`
  const texts = new Map([
    ['campaigns/202307-1/month.yaml', annotated('/images/logo.svg', '前のロゴ')],
    ['campaigns/202308-1/month.yaml', annotated('/images/logo.svg', 'ロゴ')],
    ['campaigns/202309-1/month.yaml', annotated('images/logo.svg', 'この月のロゴ')],
    ['campaigns/202310-1/month.yaml', annotated('/images/logo.svg', 'ロゴ（仮）')],
  ])
  expect(findAltText('images/logo.svg', texts)).toBe('ロゴ')
  expect(findAltText('campaigns/202309-1/images/logo.svg', texts)).toBe('この月のロゴ')
  expect(findAltText('images/other.svg', texts)).toBeUndefined()
})
