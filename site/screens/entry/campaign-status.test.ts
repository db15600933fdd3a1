import { expect, test } from 'vitest'

import { deriveCampaignStatus } from './campaign-status.ts'

test.each([
  [['AFTER_THE_PERIOD', 'AFTER_THE_PERIOD'], 'AFTER_THE_PERIOD'],
  [['BEFORE_THE_PERIOD'], 'BEFORE_THE_PERIOD'],
  [['AFTER_THE_PERIOD', 'DURING_THE_PERIOD'], 'DURING_THE_PERIOD'],
  [['UNSPECIFIED', 'DURING_THE_PERIOD'], 'DURING_THE_PERIOD'],
  [['BEFORE_THE_PERIOD', 'AFTER_THE_PERIOD'], undefined],
  [['UNSPECIFIED', 'AFTER_THE_PERIOD'], undefined],
  [['UNSPECIFIED', 'UNSPECIFIED'], undefined],
  [[], undefined],
] as const)('promotions that are %j make a campaign of which is said: %s', (statuses, expected) => {
  expect(deriveCampaignStatus(statuses.map((periodStatus) => ({ periodStatus })))).toBe(expected)
})
