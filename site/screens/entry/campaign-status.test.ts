import { expect, test } from 'vitest'

import { campaignStatusOf } from './campaign-status.ts'

test.each([
  [['AFTER_THE_PERIOD', 'AFTER_THE_PERIOD'], 'AFTER_THE_PERIOD'],
  [['BEFORE_THE_PERIOD'], 'BEFORE_THE_PERIOD'],
  [['AFTER_THE_PERIOD', 'DURING_THE_PERIOD'], 'DURING_THE_PERIOD'],
  [['BEFORE_THE_PERIOD', 'AFTER_THE_PERIOD'], 'DURING_THE_PERIOD'],
  [['UNSPECIFIED', 'UNSPECIFIED'], 'DURING_THE_PERIOD'],
  [[], 'DURING_THE_PERIOD'],
] as const)('promotions that are %j make a campaign that is %s', (statuses, expected) => {
  expect(campaignStatusOf(statuses.map((periodStatus) => ({ periodStatus })))).toBe(expected)
})
