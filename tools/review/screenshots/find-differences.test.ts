import { expect, test } from 'vitest'

import { findRegions, markDifferences } from './find-differences.ts'
import { picture, width } from './test-support.ts'

/** Rows that all differ. */
const rows = Array.from({ length: 200 }, (_, index) => index)

test('equal pictures differ nowhere', () => {
  expect(findRegions(picture(rows), picture(rows))).toEqual([])
})

test('a changed row is a region, and one far from it another', () => {
  const changed = rows.map((shade, index) => (index === 10 || index === 150 ? 255 : shade))
  expect(findRegions(picture(rows), picture(changed))).toEqual([
    { before: [10, 11], after: [10, 11] },
    { before: [150, 151], after: [150, 151] },
  ])
})

test('changed rows near each other are one region', () => {
  const changed = rows.map((shade, index) => (index === 10 || index === 20 ? 255 : shade))
  expect(findRegions(picture(rows), picture(changed))).toEqual([{ before: [10, 21], after: [10, 21] }])
})

test('what only moved down does not differ', () => {
  const longer = [...rows.slice(0, 50), 255, 254, ...rows.slice(50)]
  expect(findRegions(picture(rows), picture(longer))).toEqual([{ before: [50, 50], after: [50, 52] }])
})

test('differing pixels are marked', () => {
  const changed = picture(rows.map((shade, index) => (index === 10 ? 255 : shade)))
  const { data, height } = markDifferences(picture(rows), changed, { before: [8, 13], after: [8, 13] })
  const isMarked = (row: number) => data[row * width * 4 + 1] === 0
  expect([height, [0, 1, 2, 3, 4].filter(isMarked)]).toEqual([5, [2]])
})
