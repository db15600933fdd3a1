import { expect, test } from 'vitest'

import { kindDescriptions } from '../common/campaign-kinds.ts'
import { newCampaign } from './new-campaign.ts'

test('new campaigns name the card as the provider does, and no other (D2)', () => {
  const provider = { baseRate: 1, cardName: 'ほしぞらカード' }
  const kinds = Object.keys(kindDescriptions) as (keyof typeof kindDescriptions)[]
  const texts = kinds.map((kind) => newCampaign({ kind, id: 'x', month: '202309-1', provider }))
  expect(texts.filter((text) => text.includes('メルカード'))).toEqual([])
  expect(kinds.filter((_, index) => !texts[index]?.includes('ほしぞらカード'))).toEqual([])
})
