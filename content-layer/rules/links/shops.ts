import type { Ready } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { groupBy } from '../../group-by.ts'

/** The host of an address; none where it stands for one that is to come. */
function hostOf(url: string): string {
  const host = url.startsWith('https://') && URL.canParse(url) ? new URL(url).host : ''
  return host.endsWith('.invalid') ? '' : host
}

/** A partner shop, and the months in which it is one. */
type Shop = { name: string; months: ReadonlySet<string> }

/** The campaigns of partner shops, by the host of the shop's address. */
function partnersByHost(campaigns: readonly Ready[]): Map<string, Ready[]> {
  const partners = campaigns.filter(({ definition }) => definition.isAffiliate)
  const byHost = groupBy(partners, ({ definition }) => hostOf(definition.affiliateUrl ?? ''))
  byHost.delete('')
  return byHost
}

/** The partner shop of each host that belongs to one shop only. */
function shopsByHost(campaigns: readonly Ready[]): Map<string, Shop> {
  return new Map(
    [...partnersByHost(campaigns)].flatMap(([host, all]): [string, Shop][] => {
      const [name, ...others] = new Set(all.map(({ definition }) => definition.storeName))
      if (name === undefined || others.length > 0) return []
      return [[host, { name, months: new Set(all.map(({ month }) => month)) }]]
    }),
  )
}

/** Links to a partner shop that is not the campaign's own, or past the button by which its points are counted. */
export function shopLinkDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const shops = shopsByHost(campaigns)
  if (shops.size === 0) return []
  return campaigns.flatMap(({ month, links, definition: { storeName } }) =>
    links.flatMap((link): Diagnostic[] => {
      const shop = shops.get(hostOf(link.value))
      if (!shop || !/^(?:-$|externalPageLink|affiliateItems)/u.test(link.field)) return []
      const details = { shop: shop.name }
      // Items lead to pages of their own, which count as the button does.
      if (storeName === shop.name)
        return link.field === '-' ? [{ ...placeOf(link), kind: 'link-past-button', details }] : []
      // Who has no shop may lead to one that was a partner in another month.
      const isOther = storeName !== undefined || shop.months.has(month)
      return isOther ? [{ ...placeOf(link), kind: 'link-to-other-shop', details }] : []
    }),
  )
}

/** Shops whose address is on the host of another shop: one of them was copied. */
export function sharedHostDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  return [...partnersByHost(campaigns).values()].flatMap((all) =>
    all.flatMap(({ definition: { storeName, affiliateUrl }, places }): Diagnostic[] => {
      // One address under two names is told by itself.
      const other = all.find(
        ({ definition }) => definition.storeName !== storeName && definition.affiliateUrl !== affiliateUrl,
      )
      const place = places.find(({ field }) => field === 'affiliateUrl')
      const details = { shop: other?.definition.storeName ?? '' }
      return other && place ? [{ ...placeOf(place), kind: 'shop-on-other-host', details }] : []
    }),
  )
}

/** Main buttons of a month that lead to one page under different words. */
export function sharedButtonDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  const buttons = campaigns.flatMap((unit) => {
    const link = unit.links.find(({ field }) => field === 'externalPageLink')
    return link ? [{ link, unit, label: unit.definition.externalPageLabel ?? '' }] : []
  })
  return [...groupBy(buttons, ({ unit, link }) => `${unit.month} ${link.value}`).values()].flatMap((all) =>
    all.flatMap(({ link, label }): Diagnostic[] => {
      const other = all.find((one) => one.label !== label)
      return other
        ? [
            {
              ...placeOf(link),
              kind: 'button-for-two',
              details: { label, other: other.unit.id, otherLabel: other.label },
            },
          ]
        : []
    }),
  )
}
