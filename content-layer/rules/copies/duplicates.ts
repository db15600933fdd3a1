/*
 * Finds values that two items of one campaign share, typical of copied lines that were not edited in full.
 */

import { findDuplicates } from '#domain/group-by.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A value of a list item, and what tells the item apart: two with the same value and name are one item, listed twice. */
type NamedValue = { path: readonly PropertyKey[]; value: string; name: string }

/** Finds items of one list with the same URL, of which one was copied. */
function reportRepeatedUrls(values: readonly NamedValue[]): FieldDiagnostic[] {
  return findDuplicates(values, ({ value }) => value)
    .filter(({ item, first }) => item.name !== first.name)
    .map(({ item, first }) => ({
      path: item.path,
      kind: 'address-twice',
      details: { actual: item.value, other: first.name },
    }))
}

/** Finds logos, banners and items of one campaign with the same URL. */
export function checkRepeatedUrls(definition: CampaignDefinition): FieldDiagnostic[] {
  // Links within the site, such as #shops, may be the same for several images.
  const linksOf = (field: 'logos' | 'logosOnDetail' | 'specialBanners') =>
    definition[field].flatMap(({ href, alt }, index): NamedValue[] =>
      href?.startsWith('https://') ? [{ path: [field, index, 'href'], value: href, name: alt }] : [],
    )
  const linksOfItems = definition.affiliateItems.map(({ href, itemName }, index): NamedValue => ({
    path: ['affiliateItems', index, 'href'],
    value: href,
    name: itemName,
  }))
  // Each list by itself, since a logo may link to the same page in two lists.
  const lists = [linksOf('logos'), linksOf('logosOnDetail'), linksOf('specialBanners'), linksOfItems]
  return lists.flatMap(reportRepeatedUrls)
}

/** Reports entries of a list that repeat a previous one: an item with its id, a logo with its image and shop. */
export function checkRepeatedEntries(definition: CampaignDefinition): FieldDiagnostic[] {
  const items = definition.affiliateItems.map(({ id }, index) => ({
    path: ['affiliateItems', index, 'id'],
    actual: id,
    key: id,
  }))
  const logosOf = (field: 'logos' | 'logosOnDetail') =>
    definition[field].map(({ src, alt }, index) => ({ path: [field, index], actual: alt, key: `${src} ${alt}` }))
  return [items, logosOf('logos'), logosOf('logosOnDetail')].flatMap((list) =>
    findDuplicates<(typeof list)[number]>(list, ({ key }) => key).map(
      ({ item: { path, actual } }): FieldDiagnostic => ({ path, kind: 'duplicate-id', details: { actual } }),
    ),
  )
}
