import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import { valueAt } from '../../source/fields/paths.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { seasonDiagnostics } from '../time/seasons.ts'
import type { CompiledPhrases } from '../../common/phrase-lists.ts'

/**
 * Returns the start and end of a page's period, each prefixed with its month, `202309`; an empty list if it has none.
 */
function endsOf(page: Path, data: object): string[] {
  const period = valueAt(data, [...page, 'period'])
  if (typeof period !== 'object' || period === null) return []
  return ['start', 'end'].map((side) => String(Reflect.get(period, side)).replace('-', ''))
}

/** Finds words of a season that does not include the start or the end of the page's period. */
export function screenSeasons(
  page: Path,
  data: object,
  texts: readonly Reference[],
  phrases: CompiledPhrases,
): Diagnostic[] {
  const ends = endsOf(page, data)
  return texts.flatMap((text) => {
    const [first = [], ...others] = ends.map((end) => seasonDiagnostics([text], end, phrases))
    return others.every((other) => other.length > 0) ? first : []
  })
}
