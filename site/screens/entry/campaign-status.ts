import type { Promotion } from '#schemas/api/promotion.ts'
import type { PeriodStatus } from '#domain/time/period-status.ts'

/**
 * The status of a campaign by its promotions: "during" while one is on, else their common status. Undefined where they
 * differ, or where the server omits one.
 */
export function campaignStatusOf(promotions: readonly Pick<Promotion, 'periodStatus'>[]): PeriodStatus | undefined {
  const statuses = new Set(promotions.map(({ periodStatus }) => periodStatus))
  if (statuses.has('DURING_THE_PERIOD')) return 'DURING_THE_PERIOD'
  const [first, ...others] = statuses
  return others.length > 0 || first === 'UNSPECIFIED' ? undefined : first
}
