import type { PeriodStatus } from '#domain/time/period-status.ts'

type Facts = {
  /** By the content's period; during, where it has none (D21). */
  own: PeriodStatus | undefined
  hasPeriod: boolean
  /** Undefined until the server has answered: until then nobody is told that it is over. */
  answer: { finished?: boolean | undefined } | undefined
}

/**
 * Whether the invitation runs. It counts as finished (specification §4) until the content's period, or `finished: false`
 * in the server's answer, says that it runs; during its period the server may still end it (D33).
 */
export function campaignPhase({ own, hasPeriod, answer }: Facts): PeriodStatus | undefined {
  if (own !== 'DURING_THE_PERIOD' || !answer) return own
  return (answer.finished ?? !hasPeriod) ? 'AFTER_THE_PERIOD' : own
}
