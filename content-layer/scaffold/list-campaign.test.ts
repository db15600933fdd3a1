import { expect, test } from 'vitest'

import { listCampaign } from './list-campaign.ts'

test('a campaign is listed after the last one of its month, and only once', () => {
  const month = 'campaigns: # in this order\n- a\n- "b" # the new one\n# - c\n\nannotationLists:\n  - use: c\n'
  const listed = month.replace('# the new one\n', '# the new one\n- c\n')
  expect(listCampaign(month, 'c')).toBe(listed)
  expect(listCampaign(listed, 'c')).toBe(listed)
  expect(listCampaign(month, 'b')).toBe(month)
})

test('a campaign is listed in a list on one line', () => {
  expect(listCampaign('campaigns: [a, "b"] # in this order\n', 'c')).toBe('campaigns: [a, "b", c] # in this order\n')
})
