import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A value of a list item, with the name of the item. */
type Entry = { path: readonly PropertyKey[]; value: string; name: string }

/** Returns the entries that share a value with a previous entry of another name. */
function sharedValues(entries: readonly Entry[]): (Entry & { other: string })[] {
  const first = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const previous = first.get(entry.value)
    if (!previous) first.set(entry.value, entry)
    return previous && previous.name !== entry.name ? [{ ...entry, other: previous.name }] : []
  })
}

function reportShared(
  kind: 'address-twice' | 'item-twice' | 'alt-twice',
  entries: readonly Entry[],
): FieldDiagnostic[] {
  return sharedValues(entries).map(({ path, value, other }) => ({ path, kind, details: { actual: value, other } }))
}

/** Finds duplicates within one campaign, typical of copied lines: a URL, an item, a picture's description. */
export function doubleDiagnostics(definition: CampaignDefinition): FieldDiagnostic[] {
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
export function duplicateIdDiagnostics({ affiliateItems }: CampaignDefinition): FieldDiagnostic[] {
  return affiliateItems.flatMap(({ id }, index) => {
    const isTwice = affiliateItems.findIndex((other) => other.id === id) < index
    return isTwice ? [{ path: ['affiliateItems', index, 'id'], kind: 'duplicate-id', details: { actual: id } }] : []
  })
}
