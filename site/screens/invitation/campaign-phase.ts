import type { PeriodStatus } from '#domain/time/period-status.ts'

type Facts = {
  /** Based on the content's period; "during" if it has none (D21). */
  status: PeriodStatus | undefined
  hasPeriod: boolean
  /** Undefined until the server has responded; until then the end is not announced. */
  response: { finished?: boolean | undefined } | undefined
}

/**
 * Returns the phase of the invitation. It counts as finished (specification §4) until opened by the content's period or
 * by `finished: false` in the server's response; during its period the server may still end it (D33).
 */
export function campaignPhase({ status, hasPeriod, response }: Facts): PeriodStatus | undefined {
  if (status !== 'DURING_THE_PERIOD' || !response) return status
  return (response.finished ?? !hasPeriod) ? 'AFTER_THE_PERIOD' : status
}
