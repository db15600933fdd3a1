import type { Promotion } from '#schemas/api/promotion.ts'
import type { PeriodStatus } from '#schemas/period-status.ts'

/** Where a visitor stands with a promotion. Only `ready` has a button that enters. */
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

/** What the server said of a promotion; `promotion` is missing where it knows none of that key. */
export type PromotionAnswer = {
  isSignedIn: boolean
  promotion: Promotion | undefined
  entryEligibility?: { isRealcardActive: boolean } | undefined
}

export type EntryInput = {
  /** By the device's clock (D7); undefined before the browser has told. */
  periodStatus: PeriodStatus | undefined
  answer: PromotionAnswer | undefined
  hasFailed: boolean
  /** False in an app that is too old for entry campaigns (specification §5); browsers are never too old. */
  isAppNewEnough: boolean
}

/** The period as both see it: the campaign's own, unless the server closes a promotion within it. */
function statusOf(own: PeriodStatus, promotion: Promotion | undefined): PeriodStatus {
  if (own !== 'DURING_THE_PERIOD' || !promotion || promotion.periodStatus === 'UNSPECIFIED') return own
  return promotion.periodStatus
}

/**
 * What a promotion's place says, the first that holds: what nobody can change comes before what a person can do about
 * it.
 */
export function entryStatus({ periodStatus, answer, hasFailed, isAppNewEnough }: EntryInput): EntryStatus {
  if (periodStatus === undefined) return 'loading'
  if (answer?.promotion?.isEntered === true) return 'entered'
  const status = statusOf(periodStatus, answer?.promotion)
  // Until the answer is there, nobody knows whether an ended promotion was entered.
  if (!answer && !hasFailed) return 'loading'
  if (status === 'BEFORE_THE_PERIOD') return 'upcoming'
  if (status === 'AFTER_THE_PERIOD') return 'ended'
  if (!isAppNewEnough) return 'app-too-old'
  if (!answer) return 'failed'
  if (!answer.promotion) return 'unavailable'
  if (!answer.isSignedIn) return 'signed-out'
  return answer.entryEligibility?.isRealcardActive === false ? 'card-not-active' : 'ready'
}
