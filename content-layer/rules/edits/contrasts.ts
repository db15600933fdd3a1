/**
 * Two groups of phrases (＿ matches any placeholder) that an edit cannot exchange without changing the promise.
 * Reported, with the reason, if the old sentence has a phrase of one group and the new one a phrase of the other.
 */
export type Contrast = {
  one: readonly string[]
  other: readonly string[]
  reason: string
  /** Set if the order of the surrounding words may change: 「エントリーした後に支払う」, 「支払う前にエントリーする」. */
  isOfOrder?: true
}

export const contrasts: readonly Contrast[] = [
  { one: ['はい。', 'はい、'], other: ['いいえ'], reason: '答えが逆になる' },
  {
    one: ['差し引く前', '引く前', '割引の前', '値引きの前'],
    other: ['差し引いた後', '引いた後', '割引の後', '値引きの後'],
    reason: '計算のもとになる金額が変わる',
  },
  {
    one: ['する前', 'の前', 'より前', 'うちに', '前の'],
    other: ['した後', 'の後', 'より後', 'してから', 'したあと', 'のあと', '後の'],
    reason: '順番が逆になる',
    isOfOrder: true,
  },
  {
    one: ['ごと', 'たび', 'そのつど', 'その都度', '毎回', 'それぞれ', '1回の', '1回＿', '1点', '別々'],
    other: ['合計', '合わせ', 'あわせ', '足し', '通して', '全体', 'まとめ', '一度', '1度', 'はじめに1回'],
    reason: '数え方が変わる',
  },
  {
    one: ['1点に', '1つに', '一つに', '一部', 'だけ', 'のみ', '限り', '限る', '限って', 'もっとも'],
    other: ['すべて', '全部', 'どの', 'どれも', 'いずれも', 'どなたでも', 'だれでも'],
    reason: '対象の広さが変わる',
  },
  {
    one: ['差し引', '取り消', '返していただ', '失効', 'なくなり'],
    other: ['そのまま', '残り', '変わりません', 'なくなりません'],
    reason: 'ポイントが残るかどうかが変わる',
  },
  { one: ['以上'], other: ['以下', '未満'], reason: '「以上」か「以下・未満」かが変わる' },
  { one: ['切り捨て'], other: ['切り上げ', '四捨五入'], reason: '1ポイント未満の扱いが変わる' },
  {
    one: ['無料', 'かかりません', '不要', '要りません', 'いりません'],
    other: ['有料', 'かかります', '必要です', '要ります', 'いります'],
    reason: '手数料や手続きの有無が変わる',
  },
  { one: ['お店で', '店頭', 'レジ'], other: ['ネットで', 'オンライン', 'アプリの中'], reason: '使えるところが変わる' },
  { one: ['当日', 'その日'], other: ['翌日', '次の日'], reason: '日が変わる' },
  { one: ['当月', '同じ月'], other: ['翌月', '次の月'], reason: '月が変わる' },
  { one: ['確定し', '手続き'], other: ['ご注文の日', '注文日'], reason: 'いつのお支払いになるかが変わる' },
]

/** Endings of negated sentences. */
export const denials: readonly string[] = [
  'ません',
  'ませんでした',
  'ない',
  'ないです',
  'ないことがあります',
  'ない場合があります',
  'とは限りません',
  'とはかぎりません',
  'なし',
  'なしです',
  '不要',
  '不要です',
  '対象外',
  '対象外です',
  '除く',
  '除きます',
  '外れます',
  '外します',
]

/** Conditions that negate the end of their sentence: 「Aでないと、つきません」 means that A is required. */
export const conditions: readonly string[] = ['ないと', 'なければ', '以外', 'までは']

/** Endings that look negated but are not. */
export const notDenials: readonly string[] = [
  'ことはありません',
  'かまいません',
  '変わりません',
  'かもしれません',
  'かもしれない',
]
