import { findDuplicates } from '#domain/group-by.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A value of a list item, with the name of the item. */
type Entry = { path: readonly PropertyKey[]; value: string; name: string }

/** Reports the entries that share a value with a previous entry of another name. */
function reportShared(
  kind: 'address-twice' | 'item-twice' | 'alt-twice',
  entries: readonly Entry[],
): FieldDiagnostic[] {
  return findDuplicates(entries, ({ value }) => value)
    .filter(({ item, first }) => item.name !== first.name)
    .map(({ item, first }) => ({ path: item.path, kind, details: { actual: item.value, other: first.name } }))
}

/** Finds duplicates within one campaign, typical of copied lines: a URL, an item, a picture's description. */
export function checkDuplicateValues(definition: CampaignDefinition): FieldDiagnostic[] {
  const { affiliateItems, logosOnDetail } = definition
  const linksOf = (field: 'logos' | 'logosOnDetail' | 'specialBanners') =>
    definition[field].flatMap(({ href, alt }, index): Entry[] =>
      href?.startsWith('https://') ? [{ path: [field, index, 'href'], value: href, name: alt }] : [],
    )
  const entriesOfItems = (field: 'href' | 'itemName' | 'alt', name: 'itemName' | 'id' | 'src') =>
    affiliateItems.map((item, index): Entry => ({
      path: ['affiliateItems', index, field],
      value: item[field],
      name: item[name],
    }))
  const logoTexts = logosOnDetail.map(({ src, alt }, index): Entry => ({
    path: ['logosOnDetail', index, 'alt'],
    value: alt,
    name: src,
  }))
  return [
    ...reportShared('address-twice', linksOf('logos')),
    ...reportShared('address-twice', linksOf('logosOnDetail')),
    ...reportShared('address-twice', linksOf('specialBanners')),
    ...reportShared('address-twice', entriesOfItems('href', 'itemName')),
    ...reportShared('item-twice', entriesOfItems('itemName', 'id')),
    ...reportShared('alt-twice', [...entriesOfItems('alt', 'src'), ...logoTexts]),
  ]
}

/** Reports items of a campaign with the id of a previous one. */
export function checkDuplicateIds({ affiliateItems }: CampaignDefinition): FieldDiagnostic[] {
  return affiliateItems.flatMap(({ id }, index) => {
    const isTwice = affiliateItems.findIndex((other) => other.id === id) < index
    return isTwice ? [{ path: ['affiliateItems', index, 'id'], kind: 'duplicate-id', details: { actual: id } }] : []
  })
}
