import type { ScreenDefinition } from '#schemas/screens.ts'

import { getPeriodSpan, toCalendarDate } from '../../common/days.ts'
import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { maxUsualRate } from '../claims/premiums.ts'
import { checkDeclaredFacts } from '../figures/declared-facts.ts'
import { checkZeroCap } from '../rates/caps.ts'
import { checkEarlyGrant, checkFactYears, checkPeriodTimes, checkPublishAt } from '../time/campaign-times.ts'
import { checkPromotions, type EntryPageContent, type Promotion } from './promotions.ts'

/** Finds a rate above 100 percent, or one that is unusually high. */
function checkRate({ headline: { figure, unit } }: Promotion, path: Path): FieldDiagnostic[] {
  const figurePath = [...path, 'headline', 'figure']
  if (unit !== '%' || figure <= maxUsualRate) return []
  const kind = figure > 100 ? 'rate-over-hundred' : 'rate-unusual'
  return [{ path: figurePath, kind, details: { actual: figure } }]
}

function checkPeriod({ period, facts, grantBy }: EntryPageContent, path: Path): FieldDiagnostic[] {
  if (!period) return []
  const { first, last } = getPeriodSpan(period)
  return [
    ...checkPeriodTimes(period, path),
    ...checkFactYears(facts, [toCalendarDate(first).year, toCalendarDate(last).year], path),
    ...checkEarlyGrant({ grantBy, period }, path),
  ]
}

/** Checks the periods, facts and promotions of each campaign on the entry screen. */
export function checkEntryScreen({ campaigns }: ScreenDefinition<'entry'>): FieldDiagnostic[] {
  return Object.entries(campaigns).flatMap(([id, page]) => {
    const path = ['campaigns', id]
    const ofPromotions = page.promotions.flatMap((promotion, index) => {
      const promotionPath = [...path, 'promotions', index]
      return [
        ...checkDeclaredFacts(promotion.facts, promotionPath),
        ...checkPublishAt(promotion, promotionPath),
        ...checkRate(promotion, promotionPath),
        ...checkZeroCap(promotion, promotionPath),
      ]
    })
    return [
      ...checkPromotions(id, page, path),
      ...checkPeriod(page, path),
      ...checkDeclaredFacts(page.facts, path),
      ...ofPromotions,
    ]
  })
}
