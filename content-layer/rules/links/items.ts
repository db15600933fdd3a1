import type { CampaignDefinition } from '#schemas/campaign.ts'
import type { ProviderDefinition } from '#schemas/provider.ts'

import type { FieldDiagnostic } from '../../source/fields/validate.ts'

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}

/** Items that lead to the front page of their shop, while others lead to pages of their own. */
export function itemLinkDiagnostics({ affiliateItems }: Pick<CampaignDefinition, 'affiliateItems'>): FieldDiagnostic[] {
  const paths = affiliateItems.map(({ href }) => pathOf(href))
  if (paths.every((path) => path === '/' || path === '')) return []
  return affiliateItems.flatMap(({ itemName }, index): FieldDiagnostic[] =>
    paths[index] === '/'
      ? [{ path: ['affiliateItems', index, 'href'], kind: 'item-to-front-page', details: { item: itemName } }]
      : [],
  )
}

/** A main button that leads to the provider's own help or terms, under words that promise another page. */
export function buttonDiagnostics(
  { externalPageLink, externalPageLabel = '' }: Pick<CampaignDefinition, 'externalPageLink' | 'externalPageLabel'>,
  { termsUrl, helpUrl }: Pick<ProviderDefinition, 'termsUrl' | 'helpUrl'>,
): FieldDiagnostic[] {
  const path = ['externalPageLink']
  if (externalPageLink === termsUrl && !/規約|きまり|決まり/u.test(externalPageLabel))
    return [{ path, kind: 'address-for-two', details: { other: 'provider.yaml の termsUrl' } }]
  return externalPageLink === helpUrl && !/ヘルプ|困った|使い方|ガイド/u.test(externalPageLabel)
    ? [{ path, kind: 'address-for-two', details: { other: 'provider.yaml の helpUrl' } }]
    : []
}
