/*
 * Phrases of payments and of the grant of points, which several contexts of a term share.
 */

/** Payments and purchases, which a period contains. */
export const paymentPhrases: readonly string[] = [
  'お支払い',
  '支払い',
  '支払う',
  '支払った',
  'お買い物',
  '買い物',
  'ご利用',
  'ご注文',
  '注文',
  '購入',
  'ご購入',
]

/** Payments after a day or a month that also count: 「｛翌月｝からのお支払いにも」. */
export const laterPayments = ['の', 'からの', '以降の'].flatMap((since) =>
  paymentPhrases.flatMap((payment) => [`${since}${payment}も`, `${since}${payment}にも`]),
)

/** The grant of points, which follows a period. */
export const grantPhrases: readonly string[] = [
  '付与',
  'ポイントがつ',
  'ポイントを付',
  'ポイントが届',
  'まとめて付与',
  '順に付与',
  '進呈',
  'ポイントをお渡し',
]
