import { groupBy } from '../../content-layer/group-by.ts'
import type { Change } from './change.ts'
import { describeKind, type PageDifference } from './compare-pages.ts'
import type { SentencePair } from './pair-sentences.ts'
import type { Subject } from './subject.ts'

/** A sentence that differs, and the pages that say it. */
export type Place = { pair: SentencePair; addresses: readonly string[] }

/** Pages that differ in the same way, of which one is looked at. */
export type PageGroup = { addresses: readonly string[]; state: PageDifference['state']; isOwn: boolean }

/** One thing to review: what changed, where it is said, and the pages that show it. */
export type Card = {
  id: string
  title: string
  /** Absent for pages that only the code changed. */
  subject?: Subject
  changes: readonly (Change & { places: readonly Place[] })[]
  /** Sentences that differ and state none of the changes. */
  words: readonly Place[]
  groups: readonly PageGroup[]
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '').normalize('NFKC')
}

/** A trace that is a number must not be a part of another number: 300ポイント is not in 1,300ポイント. */
function holds(sentence: string, trace: string): boolean {
  const [text, wanted] = [squeeze(sentence), squeeze(trace)]
  if (wanted === '') return false
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [left = '', right = ''] = [text[at - 1], text[at + wanted.length]]
    const isPart = (/^\d/.test(wanted) && /[\d.,]/.test(left)) || (/\d$/.test(wanted) && /[\d,]/.test(right))
    if (!isPart) return true
  }
  return false
}

/** A shorter sentence says nothing of its own as a part of a longer text. */
const leastPart = 12

/** A sentence states a trace, or is itself a part of it, as the sentences of a note are. */
function states(sentence: string | undefined, traces: readonly string[]): boolean {
  if (sentence === undefined) return false
  return traces.some((trace) => holds(sentence, trace) || (sentence.length >= leastPart && holds(trace, sentence)))
}

/** Whether a sentence differs because of a change: it stated the old value or states the new one. */
function isTraceOf({ traces }: Change, { before, after }: SentencePair): boolean {
  const [didSay, doesSay] = [states(before, traces.before), states(after, traces.after)]
  const [wasEmpty, isEmpty] = [traces.before.length === 0, traces.after.length === 0]
  return wasEmpty || isEmpty ? didSay || doesSay : didSay && doesSay
}

/** Every sentence that differs, with all pages on which it does. */
function collectPlaces(pages: readonly PageDifference[]): Place[] {
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

/** What came or went as a whole says everything anew: that explains no sentence of other pages. */
function claims(subject: Subject, pair: SentencePair): boolean {
  return subject.state === 'changed' && subject.changes.some((change) => isTraceOf(change, pair))
}

/** Whether a sentence of its words, such as its title, went or came with something that was removed or added as a whole. */
function comesWith({ state, changes }: Subject, { before, after }: SentencePair): boolean {
  if (state === 'changed') return false
  const words = changes.filter(({ kind }) => kind === 'words')
  return words.some(({ traces }) => (state === 'removed' ? states(before, traces.before) : states(after, traces.after)))
}

/**
 * How much pages belong to a subject: by the sentences that state its changes, then by being about it. Of lists, which
 * nothing else explains, what was added or removed is the reason.
 */
function belonging(subject: Subject, pages: readonly PageDifference[]): number {
  const isOwn = subject.kind !== 'note' && pages.some(({ address }) => subject.addresses.includes(address))
  const pairs = pages[0]?.pairs ?? []
  const share = pairs.filter((pair) => claims(subject, pair)).length / Math.max(1, pairs.length)
  const isListed = pairs.some((pair) => comesWith(subject, pair))
  return share + (isOwn ? 2 : 0) + (isListed ? 0.1 : 0)
}

function ownerOf(subjects: readonly Subject[], pages: readonly PageDifference[]): Subject | undefined {
  const ranked = subjects
    .map((subject) => ({ subject, score: belonging(subject, pages) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  return ranked[0]?.subject
}

function groupOf(pages: readonly PageDifference[], owner: Subject | undefined): PageGroup {
  const addresses = pages.map(({ address }) => address).sort()
  const isOwn = owner !== undefined && addresses.some((address) => owner.addresses.includes(address))
  return { addresses, state: pages[0]?.state ?? 'changed', isOwn }
}

/** The sentences of a subject's pages, or, of what stands on many pages, those of all. */
function placesNear(subject: Subject, groups: readonly PageDifference[][], places: readonly Place[]): readonly Place[] {
  if (subject.kind === 'provider' || subject.kind === 'note') return places
  const addresses = new Set([...subject.addresses, ...groups.flat().map(({ address }) => address)])
  return places.filter((place) => place.addresses.some((address) => addresses.has(address)))
}

function cardOf(
  subject: Subject,
  groups: readonly PageDifference[][],
  places: readonly Place[],
  isClaimed: (pair: SentencePair) => boolean,
): Card {
  const near = placesNear(subject, groups, places)
  const changes = subject.changes.map((change) => ({
    ...change,
    places: subject.state === 'changed' ? near.filter(({ pair }) => isTraceOf(change, pair)) : [],
  }))
  const ofGroups = new Set(groups.flat().flatMap(({ pairs }) => pairs.map((pair) => JSON.stringify(pair))))
  const words = near.filter(({ pair }) => ofGroups.has(JSON.stringify(pair)) && !isClaimed(pair))
  const ordered = groups.map((pages) => groupOf(pages, subject)).toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
  return { id: subject.id, title: subject.title, subject, changes, words, groups: ordered }
}

/** Pages that differ in nothing that the content says: a card for each way in which they do. */
function cardOfCode(pages: readonly PageDifference[], index: number): Card {
  const [first] = pages
  const places = collectPlaces(pages)
  const kind = describeKind(first?.address ?? '')
  const title = `${kind}の${places.length > 0 ? '部品の言葉' : '見た目'}`
  const id = `code-${index + 1}`
  return {
    id,
    title,
    changes: [],
    words: places,
    groups: [groupOf(pages, undefined)],
  }
}

/** What came or went comes first, then what changes terms, then the rest. */
function rankOf({ subject, changes }: Card): number {
  if (subject && subject.state !== 'changed') return 0
  return changes.some(({ kind }) => kind === 'terms') ? 1 : 2
}

/**
 * Sorts the pages that differ into cards: each subject with the pages that differ because of it, and those that only
 * the code changed by the way in which they differ. Every page that differs is in exactly one card.
 */
export function makeCards(subjects: readonly Subject[], pages: readonly PageDifference[]): Card[] {
  const groups = [...groupBy(pages, ({ signature }) => signature).values()]
  const owned = groups.map((group) => ({ group, owner: ownerOf(subjects, group) }))
  const places = collectPlaces(pages)
  const isClaimed = (pair: SentencePair) => subjects.some((subject) => claims(subject, pair))
  const groupsOf = (subject: Subject) => owned.filter(({ owner }) => owner === subject).map(({ group }) => group)
  const ofSubjects = subjects.map((subject) => cardOf(subject, groupsOf(subject), places, isClaimed))
  const ofCode = owned.filter(({ owner }) => owner === undefined).map(({ group }, index) => cardOfCode(group, index))
  return [...ofSubjects.toSorted((a, b) => rankOf(a) - rankOf(b)), ...ofCode]
}
