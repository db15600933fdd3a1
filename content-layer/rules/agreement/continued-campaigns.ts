import { groupBy } from '#domain/group-by.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { type ReadyCampaign, haveOverlappingPeriods } from '../linted-content.ts'

/** Finds the terms in which a campaign differs from the same one of the month before. */
function differingTerms(before: ReadyCampaign, after: ReadyCampaign): Diagnostic[] {
  const termsBefore = new Map(before.terms.map(({ field, value }) => [field, value]))
  const isDifferent = ({ field, value }: Reference) => {
    // A month may name additional figures; one that both name has to be the same.
    const isAdditional = field.startsWith('facts.') && !termsBefore.has(field)
    return !isAdditional && termsBefore.get(field) !== value
  }
  return after.terms.filter(isDifferent).map((term) => ({
    ...pickPosition(term),
    kind: term.field === 'target' ? 'campaign-disagrees-in-words' : 'campaign-disagrees',
    details: { theirs: termsBefore.get(term.field) ?? '', other: `${before.month}/${before.id}` },
  }))
}

/** Returns diagnostics for campaigns that continue in the next month with different terms. */
export function checkContinuedCampaigns(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()].flatMap((months) =>
    months.slice(1).flatMap((after, index) => {
      const before = months[index]
      return before && haveOverlappingPeriods(before, after) ? differingTerms(before, after) : []
    }),
  )
}
