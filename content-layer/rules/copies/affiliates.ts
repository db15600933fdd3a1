import { groupBy } from '#domain/group-by.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import type { ReadyCampaign } from '../linted-content.ts'

/** Returns the name and the URL of a partner shop. */
function listMarks({ positions }: ReadyCampaign): Reference[] {
  return positions.filter(({ field }) => field === 'storeName' || field === 'affiliateUrl')
}

/** Reports the name and the URL of a shop that another campaign of the month has, too. */
function repeatedMarks(entry: ReadyCampaign, ofMonth: readonly ReadyCampaign[]): Diagnostic[] {
  return listMarks(entry).flatMap((mark): Diagnostic[] => {
    const isSame = ({ field, value }: Reference) => field === mark.field && value === mark.value
    const other = ofMonth.find((sibling) => sibling.id < entry.id && listMarks(sibling).some(isSame))
    if (!other) return []
    return [{ ...pickPosition(mark), kind: 'affiliate-twice', details: { actual: mark.value, other: other.id } }]
  })
}

/** Finds partner shops that also appear in another campaign of the month, by name or URL. */
export function checkAffiliates(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const shops = campaigns.filter(({ definition }) => definition.isAffiliate)
  return [...groupBy(shops, ({ month }) => month).values()].flatMap((ofMonth) =>
    ofMonth.flatMap((entry) => repeatedMarks(entry, ofMonth)),
  )
}

/** Fields of a campaign that only a partner shop has. */
const partnerFields = ['storeName', 'affiliateUrl', 'affiliateModalImg', 'ineligibleAffiliateList'] as const

/**
 * Finds fields of a partner shop on a campaign without `isAffiliate`: the page would lack the notice that it is an
 * advertisement.
 */
export function checkLostAffiliate(definition: CampaignDefinition): FieldDiagnostic[] {
  const field = partnerFields.find((name) => definition[name] !== undefined)
  return definition.isAffiliate || field === undefined ? [] : [{ path: [field], kind: 'affiliate-lost' }]
}
