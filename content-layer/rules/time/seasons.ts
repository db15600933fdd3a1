import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { joined, type Words } from '../claims/claims.ts'

/** Words of a season, and the months (1 to 12) to which they belong. */
const seasons: readonly { words: readonly string[]; months: readonly number[] }[] = [
  { words: ['お正月', '初売り', 'お年玉'], months: [12, 1] },
  { words: ['節分', 'バレンタイン'], months: [1, 2] },
  { words: ['ひなまつり', 'ホワイトデー', '卒業', 'お花見', '新生活', '入学', '新学期'], months: [2, 3, 4] },
  { words: ['ゴールデンウィーク', 'こどもの日', '母の日'], months: [4, 5] },
  { words: ['梅雨', '父の日'], months: [5, 6, 7] },
  { words: ['七夕', '海開き', '夏休み', 'お盆', '花火大会', '真夏'], months: [7, 8] },
  { words: ['敬老の日', 'お月見', '秋の夜長', '残暑'], months: [8, 9, 10] },
  { words: ['ハロウィン', '紅葉'], months: [9, 10, 11] },
  { words: ['勤労感謝', '年末', 'クリスマス', '忘年会', '大掃除', 'お歳暮'], months: [11, 12] },
]

/** Words of a season that is not that of the month (1 to 12). */
function seasonProblems(text: string, month: number): ({ offset: number } & Problem)[] {
  return seasons.flatMap(({ words, months }) => {
    const [first] = words
      .map((word) => ({ word, offset: text.indexOf(word) }))
      .filter(({ offset }) => offset >= 0)
      .sort((a, b) => a.offset - b.offset)
    return first === undefined || months.includes(month)
      ? []
      : [{ offset: first.offset, kind: 'season-unfit' as const, details: { got: first.word, month } }]
  })
}

/** Words of a season that is not that of the month's folder. */
export function seasonDiagnostics(texts: readonly Words[], month: string): Diagnostic[] {
  const number = Number(month.slice(4, 6))
  if (seasonProblems(joined(texts), number).length === 0) return []
  return texts.flatMap((text) =>
    seasonProblems(text.value, number).map(({ offset: _, ...problem }) => ({ ...placeOf(text), ...problem })),
  )
}
