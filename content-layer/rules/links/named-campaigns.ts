import { groupBy } from '#domain/group-by.ts'

import { campaignPath } from '../../common/routes.ts'
import { noField, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign } from '../linted-content.ts'
import { listLinks, getPlainText } from '../wording/body-texts.ts'

/** Finds links in a campaign's body that name one campaign of its month by the tag and lead to another. */
function checkBody({ month, body, links }: ReadyCampaign, ofMonth: readonly ReadyCampaign[]): Diagnostic[] {
  const linksInBody = links.filter(({ field }) => field === noField)
  return listLinks(body).flatMap((node): Diagnostic[] => {
    const linkText = getPlainText([node])
    const named = ofMonth.find(({ definition }) => normalizeText(definition.tag).text === linkText)
    const link = linksInBody.find(({ value }) => value === node.href)
    if (!named || !link) return []
    const isOfOther = ofMonth.some(({ id }) => id !== named.id && node.href.startsWith(campaignPath(month, id, 'web')))
    if (!isOfOther) return []
    const details = { actual: linkText, fix: campaignPath(month, named.id, 'web') }
    return [{ ...pickPosition(link), kind: 'link-to-other-campaign', details }]
  })
}

/** Finds links of a body that name one campaign of the month and lead to another. */
export function checkNamedCampaigns(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const campaignsByMonth = groupBy(campaigns, ({ month }) => month)
  return campaigns.flatMap((campaign) => checkBody(campaign, campaignsByMonth.get(campaign.month) ?? []))
}
