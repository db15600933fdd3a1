import { expect, test } from 'vitest'

import { collectFacts } from '../../placeholders/collect-facts.ts'
import { nameFactsAfter, deriveMonthFacts, deriveProviderFacts } from '../../placeholders/given-facts.ts'
import { findMisplacedTerms } from './misplaced-terms.ts'

const given = new Map([...deriveProviderFacts({ baseRate: 1 }), ...deriveMonthFacts('202309-1')])
const fields = {
  period: { start: '2023-09-01 10:00', end: '2023-09-30 23:59' },
  grantBy: '2023-10-31',
  reductionRate: 4,
  maximumGrantPoint: 400,
}
const facts = collectFacts(fields, given)

const oneDay = collectFacts({ ...fields, period: { start: '2023-09-08 10:00', end: '2023-09-08 23:59' } }, given)

/** Returns the actual term, its offset, the related phrase and the fix. */
function diagnosticsOf(text: string, knownFacts = facts) {
  return findMisplacedTerms(text, knownFacts).map(({ offset, kind, details }) =>
    kind === 'term-misplaced' ? [offset, details.related, details.fix] : [offset, kind],
  )
}

test('the intended term of the same campaign is offered', () => {
  expect(diagnosticsOf('お店で、｛終了日｝から。')).toEqual([[4, 'から', '｛開始日｝']])
  const onMonth = nameFactsAfter('noodles', facts, given)
  expect(diagnosticsOf('｛noodlesの終了日｝から。', onMonth)).toEqual([[0, 'から', '｛noodlesの開始日｝']])
  expect(diagnosticsOf('｛noodlesの終了日｝から。', new Map())).toEqual([[0, 'から', '']])
})

test('in a one-day campaign, the start and the end are the same day, but not the same time', () => {
  expect(diagnosticsOf('｛終了日｝から。', oneDay)).toEqual([])
  expect(diagnosticsOf('｛終了日：時刻｝から。', oneDay)).toEqual([[0, 'から', '｛開始日｝']])
})

test('a rate equal to the intended one may replace it', () => {
  const text = 'いつでも｛上乗せ｝を還元します。'
  expect(diagnosticsOf(text)).toEqual([[4, 'いつでも', '｛常時｝']])
  expect(diagnosticsOf(text, collectFacts({ ...fields, reductionRate: 1 }, given))).toEqual([])
})

test('a sentence continues after a line that ends with a comma or a particle, and after no other', () => {
  expect(diagnosticsOf('ポイントの付与は、\n｛終了日｝までです。')).toEqual([[10, '付与は、', '｛付与日｝']])
  expect(diagnosticsOf('｛付与日｝までのお支払いが対象になるわけでは\nありません。')).toEqual([])
  expect(diagnosticsOf('｛付与日｝までのお支払いが対象\n送料は対象になりません')).toEqual([
    [0, 'までのお支払い', '｛終了日｝'],
  ])
  expect(diagnosticsOf('付与\n- ｛終了日｝まで')).toEqual([])
})
