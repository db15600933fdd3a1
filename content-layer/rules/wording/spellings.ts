import type { Problem } from '../../diagnostics/diagnostic.ts'

/** Slips of the keyboard and spellings that the provider's texts do not use, with what is meant. */
const spellings: Readonly<Record<string, string>> = {
  キャンーペン: 'キャンペーン',
  キャンペンー: 'キャンペーン',
  キャンぺーン: 'キャンペーン',
  キャンベーン: 'キャンペーン',
  ポイソト: 'ポイント',
  ボイント: 'ポイント',
  エントリ一: 'エントリー',
  環元: '還元',
  還原: '還元',
  付予: '付与',
  付興: '付与',
  上載せ: '上乗せ',
  特点: '特典',
  決裁: '決済',
  対照: '対象',
  て下さい: 'てください',
  で下さい: 'でください',
  お待ち下さい: 'お待ちください',
  ご確認下さい: 'ご確認ください',
  ご覧下さい: 'ご覧ください',
  出来ま: 'できま',
  出来る: 'できる',
  出来ない: 'できない',
  致しま: 'いたしま',
  頂けま: 'いただけま',
  頂きま: 'いただきま',
  御座いま: 'ございま',
  有難う: 'ありがとう',
  宜しく: 'よろしく',
  予め: 'あらかじめ',
  '尚、': 'なお、',
  但し: 'ただし',
}

/** Finds any of them. */
export const misspelt = new RegExp(Object.keys(spellings).join('|'), 'gu')

/** The misspelt words of a text. Offsets count in it. */
export function spellingProblems(text: string): ({ offset: number } & Problem)[] {
  return [...text.matchAll(misspelt)].map(({ index, 0: got }) => ({
    offset: index,
    kind: 'spelling' as const,
    details: { got, fix: spellings[got] ?? '' },
  }))
}
