import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'

import { normalizeText } from '../../placeholders/normalize-text.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { unspecificLabel } from '../wording/structure.ts'

function getPathname(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}

/** Finds items that link to the front page of their shop, while others have their own pages. */
export function checkItemLinks({ affiliateItems }: Pick<CampaignDefinition, 'affiliateItems'>): FieldDiagnostic[] {
  const paths = affiliateItems.map(({ href }) => getPathname(href))
  if (paths.every((path) => path === '/' || path === '')) return []
  return affiliateItems.flatMap(({ itemName }, index): FieldDiagnostic[] =>
    paths[index] === '/'
      ? [{ path: ['affiliateItems', index, 'href'], kind: 'item-to-front-page', details: { item: itemName } }]
      : [],
  )
}

/** Finds main buttons that link to the provider's help or terms with a label for another page. */
export function checkMainButton(
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

/** Finds main buttons with a label that does not describe their target. */
export function checkMainButtonLabel({ externalPageLabel }: CampaignDefinition): FieldDiagnostic[] {
  return externalPageLabel !== undefined && unspecificLabel.test(normalizeText(externalPageLabel).text)
    ? [{ path: ['externalPageLabel'], kind: 'link-says-nothing', details: { actual: externalPageLabel } }]
    : []
}
