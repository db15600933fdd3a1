import { expect, test } from 'vitest'

import type { PictureSlot } from '#schemas/meta.ts'

import { getFallbackWidth, listWidths, dropLargerFormats } from './choose-variants.ts'

test.each<[number, PictureSlot[], number[]]>([
  [2000, ['stage'], [375, 750, 1125]],
  [1125, ['stage'], [375, 750, 1125]],
  [1000, ['stage'], [375, 750, 1000]],
  [800, ['stage'], [375, 750]],
  [750, ['stage'], [375, 750]],
  [300, ['stage'], [300]],
  [2000, ['logo'], [168, 336, 504]],
  [120, ['logo'], [120]],
  [2000, ['card', 'stage'], [200, 375, 750, 1125]],
  [2000, ['stage', 'card'], [200, 375, 750, 1125]],
])('a picture of %d px shown as %o is made in %o', (sourceWidth, slots, widths) => {
  expect(listWidths(sourceWidth, slots)).toEqual(widths)
})

test.each([
  [[375, 750, 1125], 750],
  [[168, 336, 504], 504],
  [[900], 900],
])('of %o an old browser gets %d', (widths, width) => {
  expect(getFallbackWidth(widths)).toBe(width)
})

const variant = (format: string, width: number, bytes: number) => ({ format, width, bytes: new Uint8Array(bytes) })

const encode = (avif: number, webp: number, last: number) => [
  ...[variant('avif', 375, avif / 2), variant('avif', 750, avif)],
  ...[variant('webp', 375, webp / 2), variant('webp', 750, webp)],
  variant('png', 750, last),
]

test.each([
  [10, 20, 30, ['avif', 'webp', 'png']],
  [10, 30, 20, ['avif', 'png']],
  [20, 10, 30, ['webp', 'png']],
  [30, 20, 10, ['png']],
  [10, 10, 10, ['png']],
])('with %d bytes of AVIF, %d of WebP and %d of the fallback, %o are kept', (avif, webp, last, expected) => {
  const all = encode(avif, webp, last)
  expect(dropLargerFormats(all)).toEqual(all.filter(({ format }) => expected.includes(format)))
})
