import { expect, test } from 'vitest'

import { pointsForPayment } from '#domain/money/points.ts'

import { collectFacts } from '#content-layer/placeholders/collect-facts.ts'
import { deriveProviderFacts } from '#content-layer/placeholders/given-facts.ts'
import type { CampaignDocument } from '#content-layer/documents/document-types.ts'
import { getEstimateTerms, estimatePosition } from './estimate.tsx'

const provider = { baseRate: 1 }
const total = { kind: 'total', figure: 5, unit: '%', label: '' } as const

test('a rate is shown next to the permanent rate, and a bonus rate alone', () => {
  const bonus = { ...total, kind: 'bonus', figure: 50 } as const
  expect(getEstimateTerms({ reductionRate: 4, maximumGrantPoint: 300, headline: total }, provider)).toEqual({
    base: 1,
    extra: 4,
    cap: 300,
  })
  expect(getEstimateTerms({ maximumGrantPoint: 3000, headline: bonus }, provider)).toEqual({
    base: 0,
    extra: 50,
    cap: 3000,
  })
  expect(getEstimateTerms({ headline: { ...bonus, unit: 'P' } }, provider)).toBeUndefined()
  expect(getEstimateTerms({ reductionRate: 4, maximumGrantPoint: 0, headline: total }, provider)).toBeUndefined()
})

test('it counts as the examples in sentences do', () => {
  for (const [reductionRate, maximumGrantPoint] of [
    [4, 300],
    [2.5, null],
    [7, 686],
  ] as const) {
    const raw = { reductionRate, maximumGrantPoint, headline: total }
    const grant = getEstimateTerms(raw, provider)
    for (const yen of [0, 1, 99, 2_399, 7_500, 9_799, 9_801, 123_457]) {
      const facts = collectFacts(
        { ...raw, facts: { 例1: `${yen.toLocaleString('en')}円` } },
        deriveProviderFacts(provider),
      )
      const { base, extra } = grant ? pointsForPayment(yen, grant) : expect.fail()
      expect([facts.get('例1の常時'), facts.get('例1の上乗せ'), facts.get('例1の合計')]).toEqual(
        [base, extra, base + extra].map((value) => ({ kind: 'points', value })),
      )
    }
  }
})

test('it replaces the breakdown of the rate', () => {
  const block = (name: string) => ({ type: 'block', name, props: {}, children: [] })
  const text = { type: 'text', value: '' }
  const at = (...body: object[]) => estimatePosition(body as CampaignDocument['body'])
  expect(at(text, block('RateTable'), block('RateBreakdown'), text)).toEqual({ at: 2, replaces: true })
  expect(at(text, block('RateTable'), text)).toEqual({ at: 2, replaces: false })
  expect(at(text)).toEqual({ at: 0, replaces: false })
})
