import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { joined, type Words } from '../claims/claims.ts'

/** Words of a season, and the months (1 to 12) to which they belong: feasts, what people do, and what is seen outside. */
const seasons: readonly { words: readonly string[]; months: readonly number[] }[] = [
  { words: ['お正月', '初売り', 'お年玉', '初詣', '門松', '鏡もち', '冬休み', '年越し'], months: [12, 1] },
  { words: ['節分', '豆まき', '恵方巻', 'バレンタイン'], months: [1, 2] },
  { words: ['紅梅', '白梅', '梅の花', '雪の残る'], months: [1, 2, 3] },
  {
    words: ['ひなまつり', 'ひな人形', 'ホワイトデー', '卒業', 'お花見', '新生活', '入学', '入園', '新学期', '春休み'],
    months: [2, 3, 4],
  },
  { words: ['満開の桜', '桜の木', '桜の枝', '桜の花', '花吹雪', '潮干狩り'], months: [3, 4, 5] },
  { words: ['ゴールデンウィーク', 'こどもの日', 'こいのぼり', '母の日'], months: [4, 5] },
  { words: ['梅雨', '父の日', 'あじさい', 'てるてる坊主'], months: [5, 6, 7] },
  { words: ['風鈴', '金魚', 'すいか', 'ひまわり', 'かき氷', '浴衣', 'お中元'], months: [6, 7, 8] },
  { words: ['七夕', '海開き', '夏休み', 'お盆', '花火大会', '夏祭り', '盆踊り', '真夏'], months: [7, 8] },
  { words: ['敬老の日', 'お月見', '秋の夜長', '残暑', 'すすき'], months: [8, 9, 10] },
  { words: ['ハロウィン', '紅葉', 'もみじの', '落ち葉', 'どんぐり', '焼きいも', '七五三'], months: [9, 10, 11] },
  {
    words: ['勤労感謝', '年末', 'クリスマス', 'サンタクロース', '忘年会', '大掃除', 'お歳暮', '雪だるま', '初雪'],
    months: [11, 12],
  },
  { words: ['春の', '春らし', '春支度'], months: [2, 3, 4, 5] },
  { words: ['夏の', '夏らし', '夏支度'], months: [5, 6, 7, 8, 9] },
  { words: ['秋の', '秋らし', '秋支度'], months: [8, 9, 10, 11] },
  { words: ['冬の', '冬らし', '冬支度'], months: [10, 11, 12, 1, 2, 3] },
]

/** Words of more seasons than one, or of none. */
const ofNoSeason = /春夏秋冬|春夏|秋冬|青春/gu

/** Words of a season that is not that of the month (1 to 12). */
function seasonProblems(whole: string, month: number): ({ offset: number } & Problem)[] {
  const text = whole.replaceAll(ofNoSeason, (word) => '＿'.repeat(word.length))
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
