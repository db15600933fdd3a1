import { defaultScenario } from '#api-client/sandbox/scenarios.ts'
import { formatField } from '#domain/time/format-time.ts'
import { momentNames, momentsOf, spanOf } from '#domain/time/moments.ts'
import type { Period } from '#schemas/period.ts'

/**
 * A link from a page of the review, `depth` folders below `/review/`, to a page of the preview, or an element of it, as
 * the usual visitor sees it.
 */
export function pageHref(address: string, at?: number, depth = 0): string {
  const [page = '', element] = address.split('#')
  // Without a moment or a visitor, a link must not show what another one has chosen before.
  const query = `?at=${at === undefined ? 'own' : formatField(at)}&scenario=${defaultScenario}`
  return `${'../'.repeat(depth + 1)}${page.slice(1)}${query}${element === undefined ? '' : `#${element}`}`
}

/** The moments at which a page with a period looks different, in their order. */
export function momentLinks(period: Period): { words: string; at: number }[] {
  return momentsOf([spanOf(period)]).map(({ name, at }) => ({ words: momentNames[name], at }))
}
