import { groupBy } from '#domain/group-by.ts'

import { campaignPath } from '../../common/routes.ts'
import { noField, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign } from '../linted-content.ts'
import { listLinks, getPlainText } from '../wording/body-texts.ts'

/** Finds links of a body that name one campaign of the month and lead to another. */
export function checkNamedCampaigns(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const months = groupBy(campaigns, ({ month }) => month)
  return campaigns.flatMap((entry): Diagnostic[] => {
    const campaignLinks = entry.links.filter(
      ({ field, value }) => field === noField && value.startsWith(`/jp/card/${entry.month}`),
    )
    if (campaignLinks.length === 0) return []
    return listLinks(entry.body).flatMap((node): Diagnostic[] => {
      const linkText = getPlainText([node])
      const ofMonth = months.get(entry.month) ?? []
      const named = ofMonth.find(({ definition }) => normalizeText(definition.tag).text === linkText)
      const isOfOther = ofMonth.some(
        (campaign) => campaign !== named && node.href.startsWith(campaignPath(campaign.month, campaign.id, 'web')),
      )
      const link = campaignLinks.find(({ value }) => value === node.href)
      const path = named && campaignPath(named.month, named.id, 'web')
      return link && path !== undefined && isOfOther
        ? [{ ...pickPosition(link), kind: 'link-to-other-campaign', details: { actual: linkText, fix: path } }]
        : []
    })
  })
}
