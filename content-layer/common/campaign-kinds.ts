/** Kinds of campaigns that can be created from a template, with a description for marketers. */
export const campaignKinds = {
  rate: '率の上乗せ（対象のお店など）',
  'eighth-day': '毎月8日の上乗せ',
  affiliate: '提携ショップ',
  items: '商品ごとのポイント',
  bonus: '率ではない特典（決まったポイント）',
  'selling-fee': '販売手数料の還元',
  entry: 'エントリーが要る上乗せ',
} as const

export type CampaignKind = keyof typeof campaignKinds

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
  return Object.hasOwn(campaignKinds, name)
}
