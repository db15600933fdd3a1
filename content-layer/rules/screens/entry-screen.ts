import type { ScreenDefinition } from '#schemas/screens.ts'

import { getPeriodSpan, toCalendarDate } from '../../common/days.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { maxUsualRate } from '../claims/premiums.ts'
import { checkZeroCap } from '../rates/caps.ts'
import { checkEarlyGrant, checkFactYears, checkPeriodTimes, checkPublishAt } from '../time/campaign-times.ts'
import { checkDeclaredFacts } from '../values/facts.ts'
import { checkPromotions } from './promotions.ts'

/** Checks the periods, facts and promotions of each campaign on the entry screen. */
export function checkEntryScreen({ campaigns }: ScreenDefinition<'entry'>): FieldDiagnostic[] {
  return Object.entries(campaigns).flatMap(([id, page]) => {
    const { period, grantBy, facts, promotions } = page
    const path = ['campaigns', id]
    const span = period && getPeriodSpan(period)
    const years = span && ([toCalendarDate(span.first).year, toCalendarDate(span.last).year] as const)
    const diagnostics: FieldDiagnostic[] = [
      ...checkPromotions(id, page, path),
      ...(period ? checkPeriodTimes(period, path) : []),
      ...(years ? checkFactYears(facts, years, path) : []),
      ...checkDeclaredFacts(facts, path),
      ...(period ? checkEarlyGrant({ grantBy, period }, path) : []),
    ]
    promotions.forEach((promotion, index) => {
      const at = [...path, 'promotions', index]
      const { figure, unit } = promotion.headline
      diagnostics.push(...checkDeclaredFacts(promotion.facts, at), ...checkPublishAt(promotion, at))
      if (unit === '%' && figure > 100)
        diagnostics.push({
          path: [...at, 'headline', 'figure'],
          kind: 'rate-over-hundred',
          details: { actual: figure },
        })
      else if (unit === '%' && figure > maxUsualRate)
        diagnostics.push({ path: [...at, 'headline', 'figure'], kind: 'rate-unusual', details: { actual: figure } })
      diagnostics.push(...checkZeroCap(promotion, at))
    })
    return diagnostics
  })
}
