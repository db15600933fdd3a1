import sharp from 'sharp'
import { expect, test } from 'vitest'

import { encodeRaster } from './encode-raster.ts'
import { inspectRaster } from './inspect-raster.ts'
import { drawPhoto, drawRaster } from '../../tests/support/sites/draw-pictures.ts'

const widths = [100, 200]

async function encode(bytes: Buffer) {
  const facts = await inspectRaster(bytes)
  if ('kind' in facts) throw new Error(facts.kind)
  const variants = await encodeRaster(bytes, { raster: facts }, widths)
  return { facts, variants, names: variants.map(({ format, width }) => `${format} ${width}`) }
}

const photo = sharp(await (await drawPhoto(400, 300)).png().toBuffer())

test('a photograph becomes AVIF and WebP in each width, and one JPEG', async () => {
  const { names, variants } = await encode(await photo.clone().jpeg({ quality: 95 }).toBuffer())
  expect(names).toEqual(['avif 100', 'avif 200', 'webp 100', 'webp 200', 'jpeg 200'])
  for (const { bytes, format, width } of variants) {
    const metadata = await sharp(bytes).metadata()
    expect([metadata.mediaType, metadata.width, metadata.height]).toEqual([`image/${format}`, width, (width * 3) / 4])
  }
})

test('what shines through stays so in every format', async () => {
  const { facts, variants } = await encode(await drawRaster(400, 300).png().toBuffer())
  expect(facts).toEqual({ width: 400, height: 300, isOpaque: false, isBlank: false })
  expect(variants.at(-1)?.format).toBe('png')
  for (const { bytes, format } of variants) expect((await sharp(bytes).stats()).isOpaque, format).toBe(false)
})

test('an alpha channel that hides nothing does not count as shining through', async () => {
  const { facts } = await encode(await drawRaster(400, 300, '#ffd27a').ensureAlpha().png().toBuffer())
  expect(facts.isOpaque).toBe(true)
})

test('a picture that its camera turned is published upright', async () => {
  const rotated = await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { facts, variants } = await encode(rotated)
  expect([facts.width, facts.height]).toEqual([300, 400])
  const upright = await photo.clone().rotate(90).resize(200).raw().toBuffer()
  for (const { bytes, width } of variants.filter((variant) => variant.width === 200)) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([width, 267])
    const difference =
      data.reduce((sum, channel, index) => sum + Math.abs(channel - (upright[index] ?? 0)), 0) / data.length
    expect(difference).toBeLessThan(8)
  }
})

test('location, time and owner from the camera are removed', async () => {
  const exif = {
    IFD0: { Copyright: 'somebody', Make: 'camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1' },
  }
  const withLocation = await photo.clone().withExif(exif).jpeg().toBuffer()
  expect((await sharp(withLocation).metadata()).exif?.toString('latin1')).toContain('somebody')
  for (const { bytes, format } of (await encode(withLocation)).variants) {
    const { exif: left, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect([left, xmp, iptc, orientation], format).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toContain('somebody')
  }
})

const plain = (color: string) => sharp({ create: { width: 200, height: 150, channels: 3, background: color } })

async function readColor(bytes: Buffer): Promise<number[]> {
  return [...(await sharp(bytes).resize(1, 1).raw().toBuffer()).subarray(0, 3)]
}

test('colours of a wider profile become the same colours in sRGB', async () => {
  // In Display P3, sRGB red is 234, 51, 35.
  const tagged = await plain('#ff0000').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
  expect((await sharp(tagged).metadata()).icc).toBeDefined()
  for (const { bytes, format } of (await encode(tagged)).variants) {
    expect((await sharp(bytes).metadata()).icc, format).toBeUndefined()
    const [red = 0, green = 255, blue = 255] = await readColor(bytes)
    expect(red > 247 && green < 12 && blue < 12, `${format} ${red} ${green} ${blue}`).toBe(true)
  }
})

test('a JPEG in the inks of print is published in the colours of a screen', async () => {
  const print = await plain('#d92b3a').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
  expect((await sharp(print).metadata()).space).toBe('cmyk')
  for (const { bytes, format } of (await encode(print)).variants) {
    expect((await sharp(bytes).metadata()).space, format).toBe('srgb')
    const [red = 0, green = 0, blue = 0] = await readColor(bytes)
    expect(red > 150 && green < 90 && blue < 110, `${format} ${red} ${green} ${blue}`).toBe(true)
  }
})
