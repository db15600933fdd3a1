import { selectPath, type Variant } from '#content-layer/common/routes.ts'
import type { CampaignSummary, MonthDocument } from '#content-layer/documents/document-types.ts'

/** Lists the campaigns on a variant of the month's page. */
export function listVisibleCampaigns({ campaigns }: MonthDocument, variant: Variant): CampaignSummary[] {
  return campaigns.filter(({ pages }) => variant === 'in-app' || pages !== 'in-app-only')
}

/** Returns the link from the month's page to a campaign: to its own page, or to its section on the month's. */
export function getCampaignHref({ id, paths }: CampaignSummary, variant: Variant): string {
  return selectPath(paths, variant) ?? `#${id}`
}
