import type { Change } from '#content-layer/compare/change.ts'
import { sharedId, type Way } from './ways-of-differing.ts'
import { countTopics, topicOf, withoutVariant } from './page-kind.ts'
import { placesOn, type Place } from './places.ts'
import type { Subject } from './subject.ts'
import { claims, comesWith, isTraceOf } from './traces.ts'

/** A change with the places that state it. */
export type ToldChange = Change & { places: readonly Place[] }

/** Where each sentence that differs is told: below the changes that it states, or among the words of one card. */
export type Telling = {
  /** By the id of the subject, in the order of its changes. */
  changes: ReadonlyMap<string, readonly ToldChange[]>
  /** By card. */
  words: ReadonlyMap<string, readonly Place[]>
}

/** Whether sentences of a page may state changes of a subject. Others may say the same figures of something else. */
function isNear(subject: Subject, address: string, ownWays: ReadonlySet<string>): boolean {
  if (subject.kind === 'provider' || subject.kind === 'note') return true
  if (subject.addresses.includes(address) || ownWays.has(address)) return true
  const { month, isList } = topicOf(address)
  if (subject.kind === 'screen') return false
  return isList || month === topicOf(subject.addresses[0] ?? '').month
}

function hasOwnPage({ kind, addresses }: Subject, address: string): boolean {
  return kind === 'campaign' && topicOf(address).campaign !== undefined && addresses.includes(address)
}

/** The subjects that a place's sentence is told of on one of its pages: on a campaign's own page, of it alone. */
function tellersAt(claimers: readonly Subject[], address: string, waysOf: (id: string) => ReadonlySet<string>) {
  const near = claimers.filter((subject) => isNear(subject, address, waysOf(subject.id)))
  const own = near.filter((subject) => hasOwnPage(subject, address))
  return own.length === 0 ? near : near.filter((subject) => own.includes(subject) || subject.kind !== 'campaign')
}

/** The addresses that tell most of what a sentence is about: a campaign's pages, or a month's, or screens, or lists. */
function mostTelling(addresses: readonly string[]): readonly string[] {
  const ofCampaigns = addresses.filter((address) => topicOf(address).campaign !== undefined)
  if (ofCampaigns.length > 0) return ofCampaigns
  const ofTopics = addresses.filter((address) => !topicOf(address).isList)
  return ofTopics.length > 0 ? ofTopics : addresses
}

/** The card that tells of a sentence which states no change. */
function cardOf({ addresses }: Place, cardAt: ReadonlyMap<string, string>): string {
  const cards = new Set(addresses.map((address) => cardAt.get(address) ?? sharedId))
  const [only] = cards
  if (only !== undefined && cards.size === 1) return only
  const topics = addresses.filter((address) => !topicOf(address).isList)
  const months = new Set(topics.map((address) => topicOf(address).month ?? withoutVariant(address)))
  const telling = mostTelling(addresses)
  const isOfOne = months.size <= 1 && countTopics(telling) === 1
  return (isOfOne ? cardAt.get(telling[0] ?? '') : undefined) ?? sharedId
}

/** Tells every sentence that differs, on each of its pages. */
export function tellPlaces(subjects: readonly Subject[], ways: readonly Way[], places: readonly Place[]): Telling {
  const cardAt = new Map(ways.flatMap(({ addresses, card }) => addresses.map((address) => [address, card] as const)))
  const own = new Map(
    subjects.map(({ id }) => [id, new Set([...cardAt].flatMap(([at, card]) => (card === id ? [at] : [])))]),
  )
  const waysOf = (id: string) => own.get(id) ?? new Set<string>()
  const claimers = new Map(places.map((place) => [place, subjects.filter((subject) => claims(subject, place.pair))]))
  const tellers = (place: Place, address: string) => tellersAt(claimers.get(place) ?? [], address, waysOf)
  const changes = subjects.map((subject) => {
    const near = placesOn(places, (place, address) => tellers(place, address).includes(subject))
    const told = subject.changes.map((change) => ({
      ...change,
      places: near.filter(({ pair }) => isTraceOf(change, pair)),
    }))
    return [subject.id, told] as const
  })
  const words = new Map<string, Place[]>()
  for (const place of placesOn(places, (one, address) => tellers(one, address).length === 0)) {
    const whole = subjects.find(
      (subject) =>
        comesWith(subject, place.pair) &&
        place.addresses.some((address) => isNear(subject, address, waysOf(subject.id))),
    )
    const card = whole?.id ?? cardOf(place, cardAt)
    words.set(card, [...(words.get(card) ?? []), place])
  }
  return { changes: new Map(changes), words }
}
