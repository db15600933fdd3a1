import type { PageDifference } from './compare-pages.ts'
import type { SentencePair } from '#content-layer/compare/pair-sentences.ts'

/** A sentence that differs, and the pages that say it. */
export type Place = { pair: SentencePair; addresses: readonly string[] }

/** Every sentence that differs, with all pages on which it does. */
export function collectPlaces(pages: readonly PageDifference[]): Place[] {
  const places = new Map<string, { pair: SentencePair; addresses: string[] }>()
  for (const { address, pairs } of pages) {
    for (const pair of pairs) {
      const key = JSON.stringify([pair.before, pair.after])
      const known = places.get(key) ?? { pair, addresses: [] }
      if (!known.addresses.includes(address)) known.addresses.push(address)
      places.set(key, known)
    }
  }
  return [...places.values()]
}

/** The places on some of their pages only; those on none of these are left out. */
export function placesOn(places: readonly Place[], isOn: (place: Place, address: string) => boolean): Place[] {
  return places.flatMap((place) => {
    const addresses = place.addresses.filter((address) => isOn(place, address))
    return addresses.length > 0 ? [{ pair: place.pair, addresses }] : []
  })
}
