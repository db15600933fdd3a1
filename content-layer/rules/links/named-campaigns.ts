import type { Ready } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { groupBy } from '../../group-by.ts'
import { asRead } from '../../terms/as-read.ts'
import { campaignPath } from '../../routes.ts'
import { linksIn, wordsOf } from '../wording/structure.ts'

/** Links of a body that say the tag of one campaign of the month and lead to another. */
export function namedCampaignDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const months = groupBy(campaigns, ({ month }) => month)
  return campaigns.flatMap((unit): Diagnostic[] => {
    const own = unit.links.filter(({ field, value }) => field === '-' && value.startsWith(`/jp/card/${unit.month}`))
    if (own.length === 0) return []
    return linksIn(unit.body).flatMap((node): Diagnostic[] => {
      const words = wordsOf([node])
      const ofMonth = months.get(unit.month) ?? []
      const named = ofMonth.find(({ definition }) => asRead(definition.tag).read === words)
      const isOfOther = ofMonth.some(
        (one) => one !== named && node.href.startsWith(campaignPath(one.month, one.id, 'web')),
      )
      const place = own.find(({ value }) => value === node.href)
      const path = named && campaignPath(named.month, named.id, 'web')
      return place && path !== undefined && isOfOther
        ? [{ ...placeOf(place), kind: 'link-to-other-campaign', details: { got: words, fix: path } }]
        : []
    })
  })
}
