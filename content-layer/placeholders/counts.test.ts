import { expect, test } from 'vitest'

import { countCampaigns, isCountedIn, isMonthCount } from './counts.ts'

const [regular, affiliate] = [{}, { isAffiliate: true }]

test('a month counts its campaigns, and those of shops that are reached through the app', () => {
  expect(countCampaigns([regular, affiliate, affiliate])).toEqual(
    new Map([
      ['キャンペーンの数', { kind: 'count', value: 3, counter: 'つ' }],
      ['提携ショップの数', { kind: 'count', value: 2, counter: 'つ' }],
    ]),
  )
  expect([...countCampaigns([regular]).keys()]).toEqual(['キャンペーンの数'])
})

test('a campaign is part of the counts that include it, and of no other fact', () => {
  const counted = (campaign: object) =>
    ['キャンペーンの数', '提携ショップの数', '上限', 'toString'].filter((name) => isCountedIn(name, campaign))
  expect(counted(regular)).toEqual(['キャンペーンの数'])
  expect(counted(affiliate)).toEqual(['キャンペーンの数', '提携ショップの数'])
  expect(isMonthCount('提携ショップの数')).toBe(true)
  expect(isMonthCount('toString')).toBe(false)
})
