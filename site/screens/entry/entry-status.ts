import type { Promotion } from '#schemas/api/promotion.ts'
import type { PeriodStatus } from '#domain/time/period-status.ts'

/** A visitor's status in a promotion. Only `ready` has a button to enter. */
export type EntryStatus =
  | 'loading'
  | 'failed'
  | 'upcoming'
  | 'ended'
  | 'entered'
  | 'gated'
  | 'signed-out'
  | 'card-not-active'
  | 'unavailable'
  | 'ready'

/** The server's response for a promotion; `promotion` is missing if the server does not know its key. */
export type PromotionResponse = {
  isSignedIn: boolean
  promotion: Promotion | undefined
  entryEligibility?: { isRealcardActive: boolean } | undefined
}

export type EntryInput = {
  /**
   * Based on the device's clock (D7), or "during" for a campaign without a period (D21); undefined in the first render.
   */
  periodStatus: PeriodStatus | undefined
  response: PromotionResponse | undefined
  hasFailed: boolean
  /** True in an app that is too old for entry campaigns (specification §5), and in a browser for app-only campaigns. */
  isGated: boolean
}

/**
 * Returns the effective status: the campaign's own, unless the server closes the promotion during the campaign. So if
 * the content has no period, only the server decides (D21). A promotion without a status stays open, because the server
 * checks the entry.
 */
function getEffectiveStatus(status: PeriodStatus, promotion: Promotion | undefined): PeriodStatus {
  if (status !== 'DURING_THE_PERIOD' || !promotion || promotion.periodStatus === 'UNSPECIFIED') return status
  return promotion.periodStatus
}

/** Returns the first status that applies: those that the visitor cannot change precede those that require an action. */
export function entryStatus({ periodStatus, response, hasFailed, isGated }: EntryInput): EntryStatus {
  if (periodStatus === undefined) return 'loading'
  if (response?.promotion?.isEntered === true) return 'entered'
  const status = getEffectiveStatus(periodStatus, response?.promotion)
  // Before the response arrives, it is unknown whether an ended promotion was entered.
  if (!response && !hasFailed) return 'loading'
  if (status === 'BEFORE_THE_PERIOD') return 'upcoming'
  if (status === 'AFTER_THE_PERIOD') return 'ended'
  if (isGated) return 'gated'
  if (!response) return 'failed'
  if (!response.promotion) return 'unavailable'
  if (!response.isSignedIn) return 'signed-out'
  return response.entryEligibility?.isRealcardActive === false ? 'card-not-active' : 'ready'
}
