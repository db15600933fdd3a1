import path from 'node:path'

import sharp from 'sharp'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { inspectPixels } from '#content-layer/images/inspect-pixels.ts'

const folder = path.join(import.meta.dirname, '../../content')

type Pixel = readonly number[]

// Logos and the provider's marks are drawn by those to whom they belong.
const pictures = await glob('**/*.svg', { cwd: folder, ignore: ['**/logos/**', 'images/provider/**'] })

function isClear([, , , alpha = 0]: Pixel): boolean {
  return alpha < 128
}

function areSimilar(one: Pixel, other: Pixel): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 24)
}

/**
 * Returns the pixels of a column that an edge cuts: everything above the background, which continues to the bottom in
 * one colour.
 */
function cutsIn(column: readonly Pixel[]): number[] {
  const top = column.findIndex((pixel) => !isClear(pixel))
  const foot = column.at(-1)
  if (top === -1 || !foot) return []
  return column.flatMap((pixel, y) => (y > top + 1 && y < column.length - 2 && !areSimilar(pixel, foot) ? [y] : []))
}

// A picture that fills its frame, such as a card's face, is meant to end there.
test.each(pictures.sort())('%s: nothing but the ground is cut by an edge', async (file) => {
  const { data, info } = await sharp(path.join(folder, file))
    .resize({ width: 375 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixel = (x: number, y: number): Pixel => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  if (!isClear(pixel(0, 0)) || !isClear(pixel(width - 1, 0))) return
  const topEdge = Array.from({ length: width }, (_, x) => x).filter((x) => !isClear(pixel(x, 0)))
  expect(topEdge, 'the top edge, px').toEqual([])
  for (const x of [0, width - 1])
    expect(cutsIn(Array.from({ length: height }, (_, y) => pixel(x, y))), `the edge at x = ${x}, px`).toEqual([])
})

// A stage continues the ground to both edges of the window: a slope would end there in a kink.
test.each(pictures.sort())('%s: its ground is level where it meets an edge', async (file) => {
  const { data, info } = await sharp(path.join(folder, file))
    .resize({ width: 750 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data, width: info.width, height: info.height }
  const background = inspectPixels(pixels).ground
  if (!background) return
  const findTop = (x: number): number => {
    const color = (y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
    const foot = color(info.height - 1)
    let y = info.height - 1
    while (y > 0 && areSimilar(color(y - 1), foot)) y -= 1
    return y
  }
  expect(Math.abs(findTop(0) - findTop(8)), 'on the left').toBeLessThanOrEqual(1)
  expect(Math.abs(findTop(info.width - 1) - findTop(info.width - 9)), 'on the right').toBeLessThanOrEqual(1)
})
