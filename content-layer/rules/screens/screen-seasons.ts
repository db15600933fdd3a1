import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { checkSeasons } from '../time/seasons.ts'
import type { ScreenPage } from './promised-periods.ts'

/** Finds words of a season that includes neither the start nor the end of the page's period. */
export function checkScreenSeasons(
  { period }: ScreenPage['page'],
  texts: readonly Reference[],
  phrases: CompiledPhrases,
): Diagnostic[] {
  if (!period) return []
  const monthOf = (time: string) => Number(time.slice(5, 7))
  return texts.flatMap((text) => {
    const isOfEnd = checkSeasons([text], monthOf(period.end), phrases).length === 0
    return isOfEnd ? [] : checkSeasons([text], monthOf(period.start), phrases)
  })
}
