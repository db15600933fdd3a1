import { groupBy } from '#domain/group-by.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { type ReadyCampaign, haveOverlappingPeriods } from '../linted-content.ts'

/** Reports the terms in which a campaign differs from the same one of the month before. */
function compareTerms(before: ReadyCampaign, after: ReadyCampaign): Diagnostic[] {
  const termsBefore = new Map(before.terms.map(({ field, value }) => [field, value]))
  const isDifferent = ({ field, value }: Reference) => {
    // A month may name additional figures; one that both name has to be the same.
    const isAdditionalFigure = field.startsWith('facts.') && !termsBefore.has(field)
    return !isAdditionalFigure && termsBefore.get(field) !== value
  }
  return after.terms.filter(isDifferent).map((term) => ({
    ...pickPosition(term),
    kind: term.field === 'target' ? 'campaign-disagrees-in-words' : 'campaign-disagrees',
    details: { theirs: termsBefore.get(term.field) ?? '', other: `${before.month}/${before.id}` },
  }))
}

/** Finds campaigns that continue in the next month with different terms. `campaigns` are sorted by month. */
export function checkContinuedCampaigns(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const editionsById = groupBy(campaigns, ({ id }) => id)
  return [...editionsById.values()].flatMap((editions) =>
    editions.slice(1).flatMap((after, index) => {
      const before = editions[index]
      return before && haveOverlappingPeriods(before, after) ? compareTerms(before, after) : []
    }),
  )
}
