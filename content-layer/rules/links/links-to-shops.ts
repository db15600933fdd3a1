/*
 * Rules about links to partner shops: to another shop, or past the button that counts points.
 */

import { groupBy } from '#domain/group-by.ts'

import { noField, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign } from '../linted-content.ts'

/** Returns the host of a URL; '' for a URL that is still a placeholder. */
function getHost(url: string): string {
  const host = url.startsWith('https://') && URL.canParse(url) ? new URL(url).host : ''
  return host.endsWith('.invalid') ? '' : host
}

/** A partner shop, and the months in which it is a partner. */
type Shop = { name: string; months: ReadonlySet<string> }

/** Returns the partner shop of each host that belongs to one shop only. */
function mapHostsToShops(campaigns: readonly ReadyCampaign[]): Map<string, Shop> {
  const partners = campaigns.filter(({ definition }) => definition.isAffiliate)
  const partnersByHost = groupBy(partners, ({ definition }) => getHost(definition.affiliateUrl ?? ''))
  partnersByHost.delete('')
  const shops = [...partnersByHost].flatMap(([host, ofHost]): [string, Shop][] => {
    const [name, ...otherNames] = new Set(ofHost.map(({ definition }) => definition.storeName))
    if (name === undefined || otherNames.length > 0) return []
    return [[host, { name, months: new Set(ofHost.map(({ month }) => month)) }]]
  })
  return new Map(shops)
}

/** Finds links to a partner shop that is not the campaign's own, or that bypass the button which counts its points. */
export function checkShopLinks(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const shops = mapHostsToShops(campaigns)
  if (shops.size === 0) return []
  return campaigns.flatMap(({ month, links, definition: { storeName } }) =>
    links.flatMap((link): Diagnostic[] => {
      const shop = shops.get(getHost(link.value))
      const isInBody = link.field === noField
      if (!shop || !(isInBody || /^(?:externalPageLink|affiliateItems)/u.test(link.field))) return []
      const details = { shop: shop.name }
      // Items lead to their own pages, which count like the button.
      if (storeName === shop.name) return isInBody ? [{ ...pickPosition(link), kind: 'link-past-button', details }] : []
      // A campaign without a shop may link to one that was a partner in another month.
      const isOther = storeName !== undefined || shop.months.has(month)
      return isOther ? [{ ...pickPosition(link), kind: 'link-to-other-shop', details }] : []
    }),
  )
}
