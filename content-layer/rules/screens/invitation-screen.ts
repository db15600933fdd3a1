import { formatNumber } from '#blocks/format.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { declaredValue, checkDeclaredFacts } from '../figures/declared-facts.ts'
import { checkPeriodTimes } from '../time/campaign-times.ts'

/** Checks the period and facts of the invitation screen. The cap has to be the bonus times the people. */
export function checkInvitationScreen({ period, bonus, facts }: ScreenDefinition<'invitation'>): FieldDiagnostic[] {
  const [cap, people] = [declaredValue(facts, '上限'), declaredValue(facts, '人数')]
  const diagnostics = [...(period ? checkPeriodTimes(period) : []), ...checkDeclaredFacts(facts)]
  if (cap !== undefined && people !== undefined && cap !== bonus * people)
    diagnostics.push({
      path: ['facts', '上限'],
      kind: 'invitation-cap',
      details: { bonus: formatNumber(bonus), people, cap: formatNumber(cap), sum: formatNumber(bonus * people) },
    })
  return diagnostics
}
