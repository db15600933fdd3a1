import { expect, test } from 'vitest'

import { findRegions, type Pixels } from './find-differences.ts'
import { picture, width } from './test-support.ts'
import { dropShiftedRows } from './drop-shifted-rows.ts'

const [paper, ink] = [255, 0]
const blank = (count: number) => Array.from({ length: count }, () => paper)
const line = [ink, 60, ink, 120, ink]

/** Returns a page: its first lines, a line of text so many rows below them, and its footer. */
function page(head: readonly number[], above: number, foot: readonly number[] = blank(100 - above)): Pixels {
  return picture([...head, ...blank(above), ...line, ...foot, 90])
}

function countRegions(before: Pixels, after: Pixels): number {
  return dropShiftedRows(findRegions(before, after), before, after).length
}

const [short, long] = [
  [10, 20, 30],
  [10, 20, 40, 50, 60, 70],
]

test('a line that settles on the next row below something that grew is no difference', () => {
  expect(findRegions(page(short, 60), page(long, 61)).length).toBeGreaterThan(1)
  expect(countRegions(page(short, 60), page(long, 61))).toBe(1)
  expect(countRegions(page(long, 61), page(short, 60))).toBe(1)
})

test('a line that moved by a row below nothing that grew is one, and so is one that moved further', () => {
  expect(countRegions(page(short, 60), page(short, 61))).toBe(1)
  expect(countRegions(page(short, 60), page(long, 64))).toBe(2)
})

test('a line that also changed, or an added rule, is a difference', () => {
  const [reworded, ruled] = [page(long, 61).data, page(long, 61, [...blank(2), ink, ...blank(36)])]
  reworded.fill(200, (long.length + 61 + 2) * width * 4, (long.length + 61 + 3) * width * 4)
  expect(countRegions(page(short, 60), { ...page(long, 61), data: reworded })).toBe(2)
  expect(countRegions(page(short, 60), ruled)).toBe(2)
})
