import type { BlockName } from '#schemas/blocks.ts'
import type { CampaignDefinition } from '#schemas/campaign.ts'

/** What a block may take from the campaign that it stands in: the campaign's fields, and the provider's base rate in percent. */
export type BindingSource = CampaignDefinition & { baseRate: number }

type Bindings = Partial<Record<BlockName, Readonly<Record<string, keyof BindingSource>>>>

/** Block property → field of the campaign's YAML that fills it where the author writes nothing. */
export const bindings: Bindings = {
  RateBreakdown: { baseRate: 'baseRate', reductionRate: 'reductionRate', maximumGrantPoint: 'maximumGrantPoint' },
  LogoGrid: { logos: 'logosOnDetail' },
  AffiliateItemList: { items: 'affiliateItems', period: 'period' },
  AffiliateShopModal: {
    storeName: 'storeName',
    image: 'affiliateModalImg',
    url: 'affiliateUrl',
    ineligible: 'ineligibleAffiliateList',
    period: 'period',
  },
  EighthDayBanner: { period: 'period', reductionRate: 'reductionRate', maximumGrantPoint: 'maximumGrantPoint' },
  SpecialBanners: { banners: 'specialBanners' },
}

function isAbsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** The block's properties: what the author wrote, and the campaign's data for the rest. */
export function bindProps(name: BlockName, written: Record<string, unknown>, source: BindingSource): Record<string, unknown> {
  const whole = name === 'IneligibleList' ? source.ineligibleAffiliateList : undefined
  const filled = Object.entries(bindings[name] ?? {})
    .map(([property, field]): [string, unknown] => [property, source[field]])
    .filter(([, value]) => !isAbsent(value))
  return { ...whole, ...Object.fromEntries(filled), ...written }
}

/** The YAML field that would have filled a property, or undefined. */
export function fieldFor(name: BlockName, property: string): string | undefined {
  if (name === 'IneligibleList') return 'ineligibleAffiliateList'
  return bindings[name]?.[property]
}
