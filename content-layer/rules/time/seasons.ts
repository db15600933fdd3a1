import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { joined, type PlacedText } from '../claims/claims.ts'
import type { Words } from '../word-lists.ts'

/** Words of more seasons than one, or of none. */
const ofNoSeason = /春夏秋冬|春夏|秋冬|青春/gu

/** Words of a season that is not that of the month (1 to 12). */
function seasonProblems(whole: string, month: number, { seasons }: Words): ({ offset: number } & Problem)[] {
  const text = whole.replaceAll(ofNoSeason, (word) => '＿'.repeat(word.length))
  return seasons.flatMap(({ say, months }) => {
    const [first] = say
      .map((word) => ({ word, offset: text.indexOf(word) }))
      .filter(({ offset }) => offset >= 0)
      .sort((a, b) => a.offset - b.offset)
    return first === undefined || months.includes(month)
      ? []
      : [{ offset: first.offset, kind: 'season-unfit' as const, details: { got: first.word, month } }]
  })
}

/** Words of a season that is not that of the month's folder. */
export function seasonDiagnostics(texts: readonly PlacedText[], month: string, words: Words): Diagnostic[] {
  const number = Number(month.slice(4, 6))
  if (seasonProblems(joined(texts), number, words).length === 0) return []
  return texts.flatMap((text) =>
    seasonProblems(text.value, number, words).map(({ offset: _, ...problem }) => ({ ...placeOf(text), ...problem })),
  )
}
