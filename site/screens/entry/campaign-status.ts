import type { Promotion } from '#schemas/api/promotion.ts'
import type { PeriodStatus } from '#domain/time/period-status.ts'

/** The status that all promotions of a campaign have; "during" where they differ, or where the server says nothing. */
export function campaignStatusOf(promotions: readonly Pick<Promotion, 'periodStatus'>[]): PeriodStatus {
  const [first] = promotions
  const isCommon = first && promotions.every(({ periodStatus }) => periodStatus === first.periodStatus)
  return isCommon && first.periodStatus !== 'UNSPECIFIED' ? first.periodStatus : 'DURING_THE_PERIOD'
}
