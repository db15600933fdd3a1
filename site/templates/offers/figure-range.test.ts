import { expect, test } from 'vitest'

import { listFigureRanges } from './figure-range.ts'

function promote(...figures: [number, '%' | 'P'][]): Parameters<typeof listFigureRanges>[0] {
  return figures.map(([figure, unit]) => ({ headline: { figure, unit } }))
}

test('several rates are the lowest and the highest', () => {
  expect(listFigureRanges(promote([3, '%'], [2, '%'], [4, '%']))).toEqual([['2%', '4%']])
})

test('equal figures are one', () => {
  expect(listFigureRanges(promote([1000, 'P'], [1000, 'P']))).toEqual([['1,000P']])
})

test('rates come before points, each with a range of its own', () => {
  expect(listFigureRanges(promote([500, 'P'], [10, '%'], [5, '%']))).toEqual([['5%', '10%'], ['500P']])
})
