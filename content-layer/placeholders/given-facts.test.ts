import { expect, test } from 'vitest'

import { collectFacts } from './collect-facts.ts'
import { countCampaigns } from './counts.ts'
import { writeFact, type Facts } from './fact.ts'
import { deriveMonthFacts, deriveProviderFacts, nameFactsAfter } from './given-facts.ts'

const given = deriveProviderFacts({ baseRate: 1 })

const written = (facts: Facts) => Object.fromEntries([...facts].map(([name, fact]) => [name, writeFact(fact)]))

test('December is followed by January', () => {
  expect(written(deriveMonthFacts('202312-1'))).toEqual({ 月: '12月', 翌月: '1月', '8の日': '2023年12月8日(金)' })
})

test('a month counts its campaigns, and the shops among them', () => {
  const campaigns = [{ isAffiliate: true }, { isAffiliate: false }, {}, { isAffiliate: true }]
  expect(written(countCampaigns(campaigns))).toEqual({ キャンペーンの数: '4つ', 提携ショップの数: '2つ' })
  expect(written(countCampaigns([{}]))).toEqual({ キャンペーンの数: '1つ' })
})

test('in a month, facts of campaigns are named after them, without those that the month has itself', () => {
  const ofCampaign = collectFacts({ maximumGrantPoint: 300 }, given)
  expect(written(nameFactsAfter('8th-day', ofCampaign, given))).toEqual({ '8th-dayの上限': '300ポイント' })
  expect(written(nameFactsAfter('8th-day', given, given))).toEqual({})
})
