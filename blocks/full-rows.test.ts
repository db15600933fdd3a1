import { expect, test } from 'vitest'

import { layOutFullRows } from './full-rows.tsx'

/** Returns how many items each row has, and whether the last row is full. */
function fill(spans: readonly number[], columns: number) {
  const ends = spans.map((_, index) => spans.slice(0, index + 1).reduce((sum, span) => sum + span, 0))
  const rows = ends.map((end) => Math.ceil(end / columns))
  return {
    rows: [...new Set(rows)].map((row) => rows.filter((other) => other === row).length),
    isFull: ends.at(-1) === columns * (rows.at(-1) ?? 0),
  }
}

/** Returns the rows from a tablet on, and on a phone. */
function rowsOf(count: number) {
  const { list, item } = layOutFullRows(count)
  const columns = Number(/tablet:grid-cols-(\d)/.exec(list)?.[1])
  const classes = Array.from({ length: count }, (_, index) => item(index) ?? '')
  const spansOn = (pattern: RegExp) => classes.map((names) => Number(pattern.exec(names)?.[1] ?? 1))
  return {
    tablet: fill(spansOn(/(?:^| )tablet:col-span-(\d)/), columns),
    phone: fill(spansOn(/max-tablet:col-span-(\d)/), 2),
  }
}

test.each([
  [2, [2], [2]],
  [3, [3], [2, 1]],
  [4, [2, 2], [2, 2]],
  [5, [3, 2], [2, 2, 1]],
  [6, [3, 3], [2, 2, 2]],
  [7, [3, 2, 2], [2, 2, 2, 1]],
  [8, [3, 3, 2], [2, 2, 2, 2]],
])('%i items leave no place empty', (count, tablet, phone) => {
  expect(rowsOf(count)).toEqual({ tablet: { rows: tablet, isFull: true }, phone: { rows: phone, isFull: true } })
})

test('a single item is as wide as one of several', () => {
  expect(layOutFullRows(1).item(0)).toBeUndefined()
})
