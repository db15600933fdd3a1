import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

type Entry = { path: readonly PropertyKey[]; value: string; name: string }

/** Returns the entries that share a value with a previous entry of another name. */
function shared(entries: readonly Entry[]): (Entry & { other: string })[] {
  const first = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const previous = first.get(entry.value)
    if (!previous) first.set(entry.value, entry)
    return previous && previous.name !== entry.name ? [{ ...entry, other: previous.name }] : []
  })
}

/** Finds duplicates within one campaign, typical of copied lines: a URL, an item, a picture's description. */
export function doubleDiagnostics(definition: CampaignDefinition): FieldDiagnostic[] {
  const { affiliateItems } = definition
  const linked = (['logos', 'logosOnDetail', 'specialBanners'] as const).flatMap((field) => [
    definition[field].flatMap(({ href, alt }, index) =>
      href?.startsWith('https://') ? [{ path: [field, index, 'href'], value: href, name: alt }] : [],
    ),
  ])
  const items = affiliateItems.map(({ href, itemName }, index) => ({
    path: ['affiliateItems', index, 'href'],
    value: href,
    name: itemName,
  }))
  const names = affiliateItems.map(({ id, itemName }, index) => ({
    path: ['affiliateItems', index, 'itemName'],
    value: itemName,
    name: id,
  }))
  const pictured = [
    ...affiliateItems.map(({ src, alt }, index) => ({ path: ['affiliateItems', index, 'alt'], value: alt, name: src })),
    ...definition.logosOnDetail.map(({ src, alt }, index) => ({
      path: ['logosOnDetail', index, 'alt'],
      value: alt,
      name: src,
    })),
  ]
  return [
    ...[...linked, items].flatMap((entries) =>
      shared(entries).map(({ path, value, other }): FieldDiagnostic => ({
        path,
        kind: 'address-twice',
        details: { actual: value, other },
      })),
    ),
    ...shared(names).map(({ path, value, other }): FieldDiagnostic => ({
      path,
      kind: 'item-twice',
      details: { actual: value, other },
    })),
    ...shared(pictured).map(({ path, value, other }): FieldDiagnostic => ({
      path,
      kind: 'alt-twice',
      details: { actual: value, other },
    })),
  ]
}

/** Reports items of a campaign with the id of a previous one. */
export function duplicateIdDiagnostics({ affiliateItems }: CampaignDefinition): FieldDiagnostic[] {
  return affiliateItems.flatMap(({ id }, index) => {
    const isTwice = affiliateItems.findIndex((other) => other.id === id) < index
    return isTwice ? [{ path: ['affiliateItems', index, 'id'], kind: 'duplicate-id', details: { actual: id } }] : []
  })
}
