import type { Promotion } from '#schemas/api/promotion.ts'
import type { PeriodStatus } from '#schemas/period-status.ts'

/** A visitor's status in a promotion. Only `ready` has a button that enters. */
export type EntryStatus =
  | 'loading'
  | 'failed'
  | 'upcoming'
  | 'ended'
  | 'entered'
  | 'app-too-old'
  | 'signed-out'
  | 'card-not-active'
  | 'unavailable'
  | 'ready'

/** The server's answer about a promotion; `promotion` is missing where the server does not know its key. */
export type PromotionAnswer = {
  isSignedIn: boolean
  promotion: Promotion | undefined
  entryEligibility?: { isRealcardActive: boolean } | undefined
}

export type EntryInput = {
  /** By the device's clock (D7); undefined in the first render. */
  periodStatus: PeriodStatus | undefined
  answer: PromotionAnswer | undefined
  hasFailed: boolean
  /** False in an app that is too old for entry campaigns (specification §5); browsers are never too old. */
  isAppNewEnough: boolean
}

/** The effective status: the campaign's own, unless the server closes the promotion during the campaign. */
function statusOf(own: PeriodStatus, promotion: Promotion | undefined): PeriodStatus {
  if (own !== 'DURING_THE_PERIOD' || !promotion || promotion.periodStatus === 'UNSPECIFIED') return own
  return promotion.periodStatus
}

/** The first status that applies: what the visitor cannot change comes before what they can do something about. */
export function entryStatus({ periodStatus, answer, hasFailed, isAppNewEnough }: EntryInput): EntryStatus {
  if (periodStatus === undefined) return 'loading'
  if (answer?.promotion?.isEntered === true) return 'entered'
  const status = statusOf(periodStatus, answer?.promotion)
  // Before the answer arrives, it is unknown whether an ended promotion was entered.
  if (!answer && !hasFailed) return 'loading'
  if (status === 'BEFORE_THE_PERIOD') return 'upcoming'
  if (status === 'AFTER_THE_PERIOD') return 'ended'
  if (!isAppNewEnough) return 'app-too-old'
  if (!answer) return 'failed'
  if (!answer.promotion) return 'unavailable'
  if (!answer.isSignedIn) return 'signed-out'
  return answer.entryEligibility?.isRealcardActive === false ? 'card-not-active' : 'ready'
}
