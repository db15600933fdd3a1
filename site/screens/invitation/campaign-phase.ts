import type { PeriodStatus } from '#schemas/period-status.ts'

/**
 * Whether the invitation runs: by the content's period, and during it by the server's finished flag, which alone
 * decides where the content has no period (D9, D21). Until the server has answered nobody is told that it is over.
 */
export function campaignPhase(
  own: PeriodStatus | undefined,
  answer: { finished?: boolean | undefined } | undefined,
): PeriodStatus | undefined {
  return own === 'DURING_THE_PERIOD' && answer?.finished === true ? 'AFTER_THE_PERIOD' : own
}
