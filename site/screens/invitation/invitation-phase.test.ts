import { expect, test } from 'vitest'

import { getInvitationPhase } from './invitation-phase.ts'

const [before, during, after] = ['BEFORE_THE_PERIOD', 'DURING_THE_PERIOD', 'AFTER_THE_PERIOD'] as const

test.each([
  // Before any answer.
  [during, true, undefined, during],
  [during, false, undefined, during],
  [undefined, false, undefined, undefined],
  // The period decides, unless the server has ended it.
  [during, true, {}, during],
  [during, true, { finished: false }, during],
  [during, true, { finished: true }, after],
  // Without a period only the server decides (D33).
  [during, false, {}, after],
  [during, false, { finished: undefined }, after],
  [during, false, { finished: true }, after],
  [during, false, { finished: false }, during],
  // Outside its period no answer opens it.
  [before, true, { finished: true }, before],
  [before, true, { finished: false }, before],
  [after, true, { finished: false }, after],
] as const)('%s, with a period: %s, answered %j: it is %s', (status, hasPeriod, response, phase) => {
  expect(getInvitationPhase({ status, hasPeriod, response })).toBe(phase)
})
