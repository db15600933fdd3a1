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

/** The partner shop of each host that belongs to one shop only. */
function shopsByHost(campaigns: readonly Ready[]): Map<string, Shop> {
  const known = campaigns.flatMap(({ month, definition: { isAffiliate, affiliateUrl = '', storeName = '' } }) =>
    isAffiliate && storeName !== '' ? [{ host: hostOf(affiliateUrl), storeName, month }] : [],
  )
  return new Map(
    [...groupBy(known, ({ host }) => host)].flatMap(([host, all]): [string, Shop][] => {
      const names = new Set(all.map(({ storeName }) => storeName))
      const [only] = names
      const months = new Set(all.map(({ month }) => month))
      return host !== '' && names.size === 1 && only !== undefined ? [[host, { name: only, months }]] : []
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
  const shops = campaigns.flatMap(({ definition, places = [] }) => {
    const place = places.find(({ field }) => field === 'affiliateUrl')
    return definition.isAffiliate && place
      ? [{ place, name: definition.storeName ?? '', host: hostOf(place.value) }]
      : []
  })
  return [...groupBy(shops, ({ host }) => host).values()].flatMap((all) =>
    all.flatMap(({ place, name }): Diagnostic[] => {
      // One address under two names is told by itself.
      const other = all.find((one) => one.name !== name && one.place.value !== place.value)
      return other ? [{ ...placeOf(place), kind: 'shop-on-other-host', details: { shop: other.name } }] : []
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
