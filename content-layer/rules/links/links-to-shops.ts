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

/** A partner shop, and the months in which it is a partner. */
type Shop = { name: string; months: ReadonlySet<string> }

/** Returns the campaigns of partner shops by the host of the shop's URL. */
function partnersByHost(campaigns: readonly ReadyCampaign[]): Map<string, ReadyCampaign[]> {
  const partners = campaigns.filter(({ definition }) => definition.isAffiliate)
  const byHost = groupBy(partners, ({ definition }) => getHost(definition.affiliateUrl ?? ''))
  byHost.delete('')
  return byHost
}

/** Returns the partner shop of each host that belongs to one shop only. */
function shopsByHost(campaigns: readonly ReadyCampaign[]): Map<string, Shop> {
  return new Map(
    [...partnersByHost(campaigns)].flatMap(([host, shops]): [string, Shop][] => {
      const [name, ...others] = new Set(shops.map(({ definition }) => definition.storeName))
      if (name === undefined || others.length > 0) return []
      return [[host, { name, months: new Set(shops.map(({ month }) => month)) }]]
    }),
  )
}

/** Finds links to a partner shop that is not the campaign's own, or that bypass the button which counts its points. */
export function checkShopLinks(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const shops = shopsByHost(campaigns)
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
  return [...partnersByHost(campaigns).values()].flatMap((group) =>
    group.flatMap(({ definition: { storeName, affiliateUrl }, positions }): Diagnostic[] => {
      // One URL under two names has its own diagnostic.
      const other = group.find(
        ({ definition }) => definition.storeName !== storeName && definition.affiliateUrl !== affiliateUrl,
      )
      const position = positions.find(({ field }) => field === 'affiliateUrl')
      const details = { shop: other?.definition.storeName ?? '' }
      return other && position ? [{ ...pickPosition(position), kind: 'shop-on-other-host', details }] : []
    }),
  )
}

/** Finds main buttons of a month that lead to one page with different labels. */
export function checkSharedButtons(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const buttons = campaigns.flatMap((entry) => {
    const link = entry.links.find(({ field }) => field === 'externalPageLink')
    return link ? [{ link, entry, label: entry.definition.externalPageLabel ?? '' }] : []
  })
  return [...groupBy(buttons, ({ entry, link }) => `${entry.month} ${link.value}`).values()].flatMap((group) =>
    group.flatMap(({ link, label }): Diagnostic[] => {
      const other = group.find((button) => button.label !== label)
      return other
        ? [
            {
              ...pickPosition(link),
              kind: 'button-for-two',
              details: { label, other: other.entry.id, otherLabel: other.label },
            },
          ]
        : []
    }),
  )
}
