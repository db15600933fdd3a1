import { isFinished, type PeriodStatus } from '#domain/time/period-status.ts'

type Facts = {
  /** Based on the content's period; "during" if it has none (D21). */
  status: PeriodStatus | undefined
  hasPeriod: boolean
  /** Undefined until the server has responded; until then the end is not announced. */
  response: { finished?: boolean | undefined } | undefined
}

/** Returns the phase of the invitation, which the server may end during its period (D33). */
export function getInvitationPhase({ status, hasPeriod, response }: Facts): PeriodStatus | undefined {
  if (status !== 'DURING_THE_PERIOD' || !response) return status
  return isFinished(response.finished, hasPeriod) ? 'AFTER_THE_PERIOD' : status
}
