import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Finds a target that also promises the points to payers without the card. */
export function checkTargetCard(
  { target }: Pick<CampaignDefinition, 'target'>,
  { cardName }: Pick<ProviderDefinition, 'cardName'>,
): FieldDiagnostic[] {
  return !/支払|購入|買い/u.test(target) || target.includes(cardName) || target.includes('カード')
    ? []
    : [{ path: ['target'], kind: 'target-without-card', details: { card: cardName } }]
}
