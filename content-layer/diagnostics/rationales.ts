/** Reasons shared by several kinds of diagnostics, for marketers. */
export const reasons = {
  leftFromCopy: '写した言葉や絵が残っていると、別の特典を約束してしまう',
  wrongDay: 'お知らせの期間が一日ずれると、受けられるはずの人が受けられない',
  cannotEnter: 'エントリーできないのに「要エントリー」と言うと、だれも特典を受けられない',
  legalTerms: '貸付条件の広告は、法律が求める利率と回数を正しく示す',
  wrongShop: 'お店や商品を取り違えると、買った人に特典がつかない',
  wrongPicture: '絵や、絵の説明を取り違えると、見る人と聞く人で違うページになる',
  readerInDoubt: '読む人が迷う',
}

/** Sources of the rules: laws, guidelines of authorities, the specification, decisions, and mistakes of the past. */
export const sources = {
  fair: '景品表示法 第5条（優良誤認、有利誤認）',
  disclaimers: '消費者庁「打消し表示に関する実態調査報告書」（2018年）',
  interestLaw: '利息制限法 第1条・第7条、貸金業法 第15条',
  onePlace: '決定の記録 0024（一つの数は一つの場所に）',
  corpus: '写しまちがいの実例（tests/corpus）',
}
