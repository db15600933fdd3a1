import type { Promotion } from '#schemas/api/promotion.ts'
import type { PeriodStatus } from '#domain/time/period-status.ts'

/**
 * Derives the status of a campaign from its promotions: "during" while one is running, otherwise their common status.
 * Undefined if they differ, or if the server omits one.
 */
export function deriveCampaignStatus(promotions: readonly Pick<Promotion, 'periodStatus'>[]): PeriodStatus | undefined {
  const statuses = new Set(promotions.map(({ periodStatus }) => periodStatus))
  if (statuses.has('DURING_THE_PERIOD')) return 'DURING_THE_PERIOD'
  const [first, ...others] = statuses
  return others.length > 0 || first === 'UNSPECIFIED' ? undefined : first
}
