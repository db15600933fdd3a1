import type { Vocabulary } from '../vocabulary.ts'

const noBasis = 'だれが、いつ調べたのかがないと、実際よりよく見せる（景品表示法 第7条第2項）'
const conditions = '条件や上限があるのに、ないように聞こえる（景品表示法 第5条）'

/** Superlatives and promises for which a page has to give its basis. */
export const superlatives: Vocabulary = [
  { say: ['No.1', 'No. 1', 'No1', 'No 1', 'No．1', 'NO.1', 'NO. 1', 'NO1', 'NO 1', 'NO．1'], reason: noBasis },
  { say: ['ナンバーワン', '日本一', '世界一', '業界初', '業界一', '国内初'], reason: noBasis },
  {
    say: ['業界最', '国内最', '史上最'],
    then: ['高', '大'],
    reason: noBasis,
  },
  { say: ['業界最', '国内最'], then: ['多', '安'], reason: noBasis },
  { say: ['最安値', 'どこよりも', '唯一'], reason: noBasis },
  { say: ['絶対に', '絶対', '永久', '無条件', '完全無料'], reason: conditions },
  { say: ['必ず'], then: ['もらえ', '当た', '付与', '得', 'おトク'], reason: conditions },
  { say: ['誰でも'], then: ['必ず', 'もらえ'], reason: conditions },
  { say: ['100%もらえ'], reason: conditions },
]

/** Words by which a page gives the basis of such a claim: who found it out, and when. */
export const basis: Vocabulary = [
  // What people look up in the app, and when a payment counts, are no basis.
  { say: ['調べ'], butNot: ['る', 'れ', 'ら', 'て', 'ます', '方'], reason: '根拠が書いてある' },
  { say: ['調査', '年時点', '月時点', '日時点', '年の時点', '月の時点', '日の時点'], reason: '根拠が書いてある' },
]
