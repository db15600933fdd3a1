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

/** Pages of the provider, and what the label of a button to one of them has to mention. */
const providerPages = [
  { field: 'termsUrl', mentions: /規約|きまり|決まり/u },
  { field: 'helpUrl', mentions: /ヘルプ|困った|使い方|ガイド/u },
] as const

/** Finds main buttons that link to the provider's help or terms with a label for another page. */
export function checkMainButtonTarget(
  { externalPageLink, externalPageLabel = '' }: Pick<CampaignDefinition, 'externalPageLink' | 'externalPageLabel'>,
  provider: Pick<ProviderDefinition, 'termsUrl' | 'helpUrl'>,
): FieldDiagnostic[] {
  const misnamedPage = providerPages.find(
    ({ field, mentions }) => provider[field] === externalPageLink && !mentions.test(externalPageLabel),
  )
  if (misnamedPage === undefined) return []
  const details = { other: `provider.yaml の ${misnamedPage.field}` }
  return [{ path: ['externalPageLink'], kind: 'address-for-two', details }]
}

/** Finds main buttons with a label that does not describe their target. */
export function checkMainButtonLabel({ externalPageLabel }: CampaignDefinition): FieldDiagnostic[] {
  return externalPageLabel !== undefined && unspecificLabel.test(normalizeText(externalPageLabel).text)
    ? [{ path: ['externalPageLabel'], kind: 'link-says-nothing', details: { actual: externalPageLabel } }]
    : []
}
