import { expect, test } from 'vitest'

import type { CampaignSummary, MonthDocument } from '#content-layer/documents/document-types.ts'

import { listOtherCampaigns } from './campaign-page.tsx'

function monthOf(...ids: string[]): MonthDocument {
  const campaigns = ids.map((id): Partial<CampaignSummary> => ({
    id,
    paths: { web: `/jp/card/202305-1/${id}/`, inApp: null },
  }))
  return { paths: { web: '/jp/card/202305-1/', inApp: '/jp/card/202305-1/in-app/' }, campaigns } as MonthDocument
}

test.each([
  ['a', ['b', 'c', 'd', 'e']],
  ['e', ['a', 'b', 'c', 'f']],
  ['f', ['a', 'b', 'c', 'd']],
])('of six campaigns, %s shows the four that follow it, in the order of the month', (id, others) => {
  expect(listOtherCampaigns(monthOf('a', 'b', 'c', 'd', 'e', 'f'), 'web', id).map(({ href }) => href)).toEqual(
    others.map((other) => `/jp/card/202305-1/${other}/`),
  )
})

test('the only campaign of a month shows none', () => {
  expect(listOtherCampaigns(monthOf('a'), 'web', 'a')).toEqual([])
})
