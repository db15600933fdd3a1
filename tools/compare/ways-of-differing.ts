import { groupBy } from '#content-layer/group-by.ts'
import type { PageDifference } from './compare-pages.ts'
import { countTopics, describeKind, topicOf } from './page-kind.ts'
import type { Subject } from './subject.ts'
import { claims, comesWith } from './traces.ts'

/** The card of wording that pages of several subjects share, and that no field of theirs explains. */
export const sharedId = 'shared'

/** Pages that differ in the same way, and the card that they belong to: a subject's, the shared one, or one of code. */
export type Way = { pages: readonly PageDifference[]; addresses: readonly string[]; card: string }

/**
 * How much pages belong to a subject: by the sentences that state its changes, then by being about nothing else. Of
 * lists, which nothing else explains, what was added or removed is the reason.
 */
function belonging(subject: Subject, { pages, addresses }: Omit<Way, 'card'>): number {
  const isOwn = (address: string) => subject.kind !== 'note' && subject.addresses.includes(address)
  const isAbout = addresses.some(isOwn) && addresses.every((address) => isOwn(address) || topicOf(address).isList)
  const pairs = pages[0]?.pairs ?? []
  const share = pairs.filter((pair) => claims(subject, pair)).length / Math.max(1, pairs.length)
  const isListed = pairs.some((pair) => comesWith(subject, pair))
  return share + (isAbout ? 2 : 0) + (isListed ? 0.1 : 0)
}

/** Of pages about many things, subjects have to explain at least this share of what differs. */
const leastShare = 0.5

function explainedShare(subjects: readonly Subject[], { pages }: Omit<Way, 'card'>): number {
  const pairs = pages[0]?.pairs ?? []
  const explained = pairs.filter((pair) =>
    subjects.some((subject) => claims(subject, pair) || comesWith(subject, pair)),
  )
  return explained.length / Math.max(1, pairs.length)
}

function ownerOf(subjects: readonly Subject[], way: Omit<Way, 'card'>): Subject | undefined {
  const ranked = subjects
    .map((subject) => ({ subject, score: belonging(subject, way) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [first] = ranked
  if (!first) return undefined
  return first.score >= 2 || explainedShare(subjects, way) >= leastShare ? first.subject : undefined
}

/** The card of pages that differ in nothing that a subject explains. */
function cardWithoutOwner({ pages, addresses }: Omit<Way, 'card'>): string {
  const isWording = (pages[0]?.pairs.length ?? 0) > 0
  return isWording && countTopics(addresses) > 1 ? sharedId : `code ${describeKind(addresses[0] ?? '')}`
}

/** Every way in which pages differ, each page in exactly one. */
export function findWays(subjects: readonly Subject[], pages: readonly PageDifference[]): Way[] {
  return [...groupBy(pages, ({ way }) => way).values()].map((alike) => {
    const way = { pages: alike, addresses: alike.map(({ address }) => address).sort() }
    return { ...way, card: ownerOf(subjects, way)?.id ?? cardWithoutOwner(way) }
  })
}
