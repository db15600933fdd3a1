import type { Vocabulary } from '../vocabulary.ts'

const hurry = '急がせる言葉は、本当に短い間だけ（消費者庁の措置命令、2025年3月）'

/** Words that hurry people and hold for one day only. */
export const urgentForADay: Vocabulary = [{ say: ['本日限り', '今日だけ', '一日限り'], reason: hurry }]

/** Words that hurry people. */
export const urgent: Vocabulary = [
  ...urgentForADay,
  { say: ['期間限定', '今だけ', 'いまだけ', '今がチャンス', 'ラストチャンス', '最後のチャンス'], reason: hurry },
  { say: ['残りわずか', '終了間近', 'お急ぎ', '再登場', '好評につき'], reason: hurry },
]
