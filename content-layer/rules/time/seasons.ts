import type { Period } from '#schemas/period.ts'

import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { joinSentences } from '../sentences.ts'

/** Words that contain several seasons, or none. */
const ofNoSeason = /春夏秋冬|春夏|秋冬|青春/gu

/** Finds words of a season that is not that of the month (1 to 12): the first one of each season. */
function findSeasonProblems(source: string, month: number, { seasons }: CompiledPhrases): Problem[] {
  const text = source.replaceAll(ofNoSeason, (phrase) => '＿'.repeat(phrase.length))
  return seasons.flatMap(({ say: phrases, months }): Problem[] => {
    const [first] = phrases
      .map((phrase) => ({ word: phrase, offset: text.indexOf(phrase) }))
      .filter(({ offset }) => offset >= 0)
      .sort((a, b) => a.offset - b.offset)
    return first === undefined || months.includes(month)
      ? []
      : [{ kind: 'season-unfit', details: { actual: first.word, month } }]
  })
}

/** Reports words in texts of a season that is not that of the month (1 to 12). */
export function checkSeasons(texts: readonly Reference[], month: number, phrases: CompiledPhrases): Diagnostic[] {
  if (findSeasonProblems(joinSentences(texts), month, phrases).length === 0) return []
  return texts.flatMap((text) =>
    findSeasonProblems(text.value, month, phrases).map((problem) => ({ ...pickPosition(text), ...problem })),
  )
}

/** Reports words of a season that includes neither the start nor the end of a period; nothing without a period. */
export function checkSeasonsOfPeriod(
  texts: readonly Reference[],
  period: Period | undefined,
  phrases: CompiledPhrases,
): Diagnostic[] {
  if (!period) return []
  const getMonth = (moment: string) => Number(moment.slice(5, 7))
  return texts.flatMap((text) => {
    const fitsEnd = checkSeasons([text], getMonth(period.end), phrases).length === 0
    return fitsEnd ? [] : checkSeasons([text], getMonth(period.start), phrases)
  })
}
