import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { entryPageOf, isOfTerms } from '../entry/entry.ts'
import type { Ready, Whole } from '../whole.ts'
import { contradictionDiagnostics } from './contradictions.ts'
import { countingsByOffer, listsIn } from './counting.ts'

/** Offers of a page of entry that count what the campaign excludes whose button leads there. */
export function offerContradictions(
  campaigns: readonly Ready[],
  { entry, entryTexts }: Pick<Whole, 'entry' | 'entryTexts'>,
): Diagnostic[] {
  const offers = countingsByOffer(entryTexts)
  return campaigns.flatMap(({ definition, body }) => {
    const page = entryPageOf(definition.externalPageLink ?? '')
    const promotions = page === undefined ? [] : (entry?.campaigns[page]?.promotions ?? [])
    const fitting = promotions.flatMap((promotion, index) => (isOfTerms(promotion, definition) ? [index] : []))
    const [index] = fitting
    const counting = offers.get(`campaigns.${page ?? ''}.promotions.${index ?? ''}`)
    // Of two offers with the same terms nobody knows which is meant.
    return counting && fitting.length === 1 ? contradictionDiagnostics({ ...counting, lists: listsIn(body) }) : []
  })
}
