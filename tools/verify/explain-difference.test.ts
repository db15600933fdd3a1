import { expect, test } from 'vitest'

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { explainDifference } from './explain-difference.ts'

function page(end: string, words = 'おトク', code = 'a{}'): string {
  const period = `${parseStart('2023-02-01 00:00')},${parseEnd(end)}`
  return `<style>${code}</style><p data-period="${period}">${words}</p>`
}

const noon = parseStart('2023-02-25 12:00')

test.each([
  ['2023-02-28 23:59', '2023-02-20 23:59', ': visitors read that it is running, but it is over'],
  ['2023-02-20 23:59', '2023-02-28 23:59', ': visitors read that it is over, but it is running'],
  ['2023-02-27 23:59', '2023-02-28 23:59', ''],
])('a page with the end %s where the content has %s says so', (served, wanted, effect) => {
  expect(explainDifference(page(served), page(wanted), noon)).toBe(
    `has the period 2023-02-01 00:00 – ${served} where the content has 2023-02-01 00:00 – ${wanted}${effect}`,
  )
})

const end = '2023-02-28 23:59'

test('a campaign more or less is told by its period', () => {
  expect(explainDifference(page(end) + page(end), page(end), noon)).toBe(
    'shows 2 periods of campaigns where 1 would be shown now',
  )
})

test('other words are quoted, the first of them only', () => {
  expect(explainDifference(page(end, '上限<b>300</b>まで'), page(end, '上限<b>500</b>です'), noon)).toBe(
    'says 「300」 where 「500」 would be said now',
  )
  expect(explainDifference(page(end), page(end, 'おトク<br>です'), noon)).toBe(
    'says nothing where 「です」 would be said now',
  )
})

test('the same words under another style are told apart from other words', () => {
  expect(explainDifference(page(end, 'おトク', 'b{}'), page(end), noon)).toBe(
    'has the words that would be published now, but other code or pictures',
  )
})

test('a page that was made to be read for ever is read', () => {
  const hostile = `${page(end)}${'<style>'.repeat(10_000)}${'<'.repeat(400_000)}`
  expect(explainDifference(hostile, page(end), noon)).toBe(
    'has the words that would be published now, but other code or pictures',
  )
})

test('a period that no calendar has is told as one', () => {
  const never = page(end).replace(/data-period="\d+/, `data-period="${'9'.repeat(400)}`)
  expect(explainDifference(never, page(end), noon)).toMatch(
    /^has the period beyond all dates where the content has 2023/,
  )
})
