import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts'
import { positionOf, type Reference } from '../../source/fields/collect-references.ts'
import { joinSentences } from '../sentences.ts'
import type { CompiledPhrases } from '../../common/phrase-lists.ts'

/** Words that contain several seasons, or none. */
const ofNoSeason = /春夏秋冬|春夏|秋冬|青春/gu

/** Finds words of a season that is not that of the month (1 to 12). */
function seasonProblems(source: string, month: number, { seasons }: CompiledPhrases): ({ offset: number } & Problem)[] {
  const text = source.replaceAll(ofNoSeason, (phrase) => '＿'.repeat(phrase.length))
  return seasons.flatMap(({ say: phrases, months }) => {
    const [first] = phrases
      .map((phrase) => ({ word: phrase, offset: text.indexOf(phrase) }))
      .filter(({ offset }) => offset >= 0)
      .sort((a, b) => a.offset - b.offset)
    return first === undefined || months.includes(month)
      ? []
      : [{ offset: first.offset, kind: 'season-unfit' as const, details: { actual: first.word, month } }]
  })
}

/** Finds words of a season that is not that of the month's folder. */
export function seasonDiagnostics(texts: readonly Reference[], month: string, phrases: CompiledPhrases): Diagnostic[] {
  const number = Number(month.slice(4, 6))
  if (seasonProblems(joinSentences(texts), number, phrases).length === 0) return []
  return texts.flatMap((text) =>
    seasonProblems(text.value, number, phrases).map(({ offset: _, ...problem }) => ({
      ...positionOf(text),
      ...problem,
    })),
  )
}
