import type { PeriodStatus } from '#domain/time/period-status.ts'

type Facts = {
  /** By the content's period; during, where it has none (D21). */
  status: PeriodStatus | undefined
  hasPeriod: boolean
  /** Undefined until the server has responded: until then the end is not announced. */
  response: { finished?: boolean | undefined } | undefined
}

/**
 * Returns whether the invitation runs. It counts as finished (specification §4) until the content's period, or
 * `finished: false` in the server's response, opens it; during its period the server may still end it (D33).
 */
export function campaignPhase({ status, hasPeriod, response }: Facts): PeriodStatus | undefined {
  if (status !== 'DURING_THE_PERIOD' || !response) return status
  return (response.finished ?? !hasPeriod) ? 'AFTER_THE_PERIOD' : status
}
