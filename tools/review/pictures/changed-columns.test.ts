import { expect, test } from 'vitest'

import { changedColumns } from './changed-columns.ts'
import type { Pixels, Region } from './find-differences.ts'

const [white, ink] = [0xffffffff, 0xff000000]

/** A picture of white rows with ink in some columns of each. */
function picture(width: number, height: number, columns: readonly number[]): Pixels {
  const data = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.writeUInt32LE(columns.includes(pixel % width) ? ink : white, pixel * 4)
  return { data, width, height }
}

const region: Region = { before: [0, 4], after: [0, 4] }

function columnsOf(before: readonly number[], after: readonly number[], place = region) {
  return changedColumns(picture(1280, 4, before), picture(1280, 4, after), place, place.after)
}

test('of a wide picture, what differs is shown from one gap beside it to the next', () => {
  const words = Array.from({ length: 60 }, (_, index) => 300 + index * 10)
  const [from, to] = columnsOf(words, [...words, 605])
  expect(from).toBeGreaterThan(300 - 48)
  expect(from).toBeLessThan(300)
  expect(to).toBeGreaterThan(890)
  expect(to).toBeLessThan(890 + 48)
})

test('a small difference is shown with enough around it, and never beyond the picture', () => {
  const [from, to] = columnsOf([], [600])
  expect(to - from).toBe(480)
  expect([from < 600, to > 600]).toEqual([true, true])
  expect(columnsOf([], [0])).toEqual([0, 480])
  expect(columnsOf([], [1279])).toEqual([800, 1280])
})

test('rows that came count where something stands in them', () => {
  const [from, to] = columnsOf([], [500, 1100], { before: [0, 0], after: [0, 4] })
  expect([from < 500, to > 1100, to - from < 700]).toEqual([true, true, true])
})

test("a phone's picture is shown in its whole width", () => {
  expect(changedColumns(picture(375, 4, []), picture(375, 4, [9]), region, [0, 4])).toEqual([0, 375])
})
