/** Kinds of campaigns that can be created from a template, with a description of each for marketers. */
export const kindDescriptions = {
  // A rate on top of the base rate, at certain shops.
  rate: '率の上乗せ（対象のお店など）',
  // A rate on top of the base rate, on the 8th of each month.
  'eighth-day': '毎月8日の上乗せ',
  // Purchases at a partner shop.
  affiliate: '提携ショップ',
  // Each item has its own points.
  items: '商品ごとのポイント',
  // A fixed number of points, without a rate.
  bonus: '率ではない特典（決まったポイント）',
  // Part of the fee for selling is returned.
  'selling-fee': '販売手数料の還元',
  // A rate on top of the base rate, for visitors who enter the campaign.
  entry: 'エントリーが要る上乗せ',
} as const

export type CampaignKind = keyof typeof kindDescriptions

/** Short names of the kinds in plans. */
export const kindLabels: Readonly<Record<CampaignKind, string>> = {
  rate: '率',
  'eighth-day': '8日',
  affiliate: '提携ショップ',
  items: '商品',
  bonus: '特典',
  'selling-fee': '販売手数料',
  entry: 'エントリー',
}

export function isCampaignKind(name: string): name is CampaignKind {
  return Object.hasOwn(kindDescriptions, name)
}
