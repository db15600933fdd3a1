/*
 * Rules about links to partner shops: to another shop, past the button that counts points, or under two labels.
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

/** Returns the campaigns of partner shops by the host of the shop's URL. */
function groupPartnersByHost(campaigns: readonly ReadyCampaign[]): Map<string, ReadyCampaign[]> {
  const partners = campaigns.filter(({ definition }) => definition.isAffiliate)
  const partnersByHost = groupBy(partners, ({ definition }) => getHost(definition.affiliateUrl ?? ''))
  partnersByHost.delete('')
  return partnersByHost
}

/** A partner shop, and the months in which it is a partner. */
type Shop = { name: string; months: ReadonlySet<string> }

/** Returns the partner shop of each host that belongs to one shop only. */
function mapHostsToShops(campaigns: readonly ReadyCampaign[]): Map<string, Shop> {
  const shops = [...groupPartnersByHost(campaigns)].flatMap(([host, partners]): [string, Shop][] => {
    const [name, ...otherNames] = new Set(partners.map(({ definition }) => definition.storeName))
    if (name === undefined || otherNames.length > 0) return []
    return [[host, { name, months: new Set(partners.map(({ month }) => month)) }]]
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

/** Finds shops with a URL on the host of another shop: one of them was copied. */
export function checkSharedHosts(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  return [...groupPartnersByHost(campaigns).values()].flatMap((partners) =>
    partners.flatMap(({ definition: { storeName, affiliateUrl }, positions }): Diagnostic[] => {
      // One URL under two names has its own diagnostic.
      const other = partners.find(
        ({ definition }) => definition.storeName !== storeName && definition.affiliateUrl !== affiliateUrl,
      )
      const position = positions.find(({ field }) => field === 'affiliateUrl')
      if (!other || !position) return []
      const details = { shop: other.definition.storeName ?? '' }
      return [{ ...pickPosition(position), kind: 'shop-on-other-host', details }]
    }),
  )
}

/** Finds main buttons of a month that lead to one page with different labels. */
export function checkSharedButtons(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const buttons = campaigns.flatMap(({ month, id, links, definition }) => {
    const link = links.find(({ field }) => field === 'externalPageLink')
    return link ? [{ link, month, id, label: definition.externalPageLabel ?? '' }] : []
  })
  const buttonsByTarget = groupBy(buttons, ({ month, link }) => `${month} ${link.value}`)
  return [...buttonsByTarget.values()].flatMap((ofTarget) =>
    ofTarget.flatMap(({ link, label }): Diagnostic[] => {
      const other = ofTarget.find((button) => button.label !== label)
      if (!other) return []
      const details = { label, other: other.id, otherLabel: other.label }
      return [{ ...pickPosition(link), kind: 'button-for-two', details }]
    }),
  )
}
