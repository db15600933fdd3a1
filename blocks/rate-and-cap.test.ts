import { expect, test } from 'vitest'

import { describeCap, listRewards, listLimits } from './rate-and-cap.ts'

test.each([
  [{ kind: 'total', figure: 5, unit: '%' }, ['5%']],
  [{ kind: 'extra', figure: 8, unit: '%' }, ['＋8%']],
  [{ kind: 'bonus', figure: 888, unit: 'P', plus: { points: 100, label: '' } }, ['100P', '＋888P']],
  [{ kind: 'total', figure: 3, unit: '%', plus: { points: 1500, label: '' } }, ['3%', '＋1,500P']],
] as const)('a list tells all that a headline gives: %j', (headline, figures) => {
  expect(listRewards(headline)).toEqual(figures)
})

test('a cap is a number of points, or none', () => {
  expect(describeCap(300)).toBe('上限 300ポイント')
  expect(describeCap(1500)).toBe('上限 1,500ポイント')
  expect(describeCap(null)).toBe('上限なし')
})

test('a cap next to a total rate limits the extra points alone', () => {
  const claim = { maximumGrantPoint: 300, conditions: ['1回 700円以上'] }
  expect(listLimits({ ...claim, headline: { kind: 'total' } })).toEqual(['上乗せ上限 300ポイント', '1回 700円以上'])
  expect(listLimits({ ...claim, headline: { kind: 'extra' } })).toEqual(['上限 300ポイント', '1回 700円以上'])
  expect(listLimits({ ...claim, headline: { kind: 'bonus' } })).toEqual(['上限 300ポイント', '1回 700円以上'])
  expect(describeCap(null, 'total')).toBe('上限なし')
})
