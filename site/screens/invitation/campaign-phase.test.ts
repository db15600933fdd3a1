import { expect, test } from 'vitest'

import { campaignPhase } from './campaign-phase.ts'

test.each([
  ['DURING_THE_PERIOD', undefined, 'DURING_THE_PERIOD'],
  ['DURING_THE_PERIOD', { finished: false }, 'DURING_THE_PERIOD'],
  ['DURING_THE_PERIOD', {}, 'DURING_THE_PERIOD'],
  ['DURING_THE_PERIOD', { finished: true }, 'AFTER_THE_PERIOD'],
  ['BEFORE_THE_PERIOD', { finished: true }, 'BEFORE_THE_PERIOD'],
  ['AFTER_THE_PERIOD', { finished: false }, 'AFTER_THE_PERIOD'],
  [undefined, { finished: true }, undefined],
] as const)('own status %s with the answer %j is %s', (own, answer, phase) => {
  expect(campaignPhase(own, answer)).toBe(phase)
})
