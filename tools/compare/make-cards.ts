import type { PageDifference } from './compare-pages.ts'
import type { Card, PageGroup } from './card.ts'
import { partConsequences } from './consequences.ts'
import { findWays, sharedId, type Way } from './ways-of-differing.ts'
import { describeKind } from './page-kind.ts'
import { collectPlaces, type Place } from './places.ts'
import type { Subject } from './subject.ts'
import { tellPlaces, type Telling } from './tell-places.ts'

function groupOf({ pages, addresses }: Way, owner?: Subject): PageGroup {
  const isOwn = owner !== undefined && addresses.some((address) => owner.addresses.includes(address))
  return { addresses, state: pages[0]?.state ?? 'changed', isOwn }
}

function cardOf(subject: Subject, ways: readonly Way[], { changes, words }: Telling): Card {
  const { id, title } = subject
  const groups = ways.filter(({ card }) => card === id).map((way) => groupOf(way, subject))
  return partConsequences({
    id,
    title,
    subject,
    changes: changes.get(id) ?? [],
    words: words.get(id) ?? [],
    groups: groups.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)),
  })
}

/** The wording that pages of several subjects share: told once, with all of its pages. */
function sharedCard(ways: readonly Way[], words: readonly Place[]): Card {
  return {
    id: sharedId,
    title: '共通の文言',
    changes: [],
    words,
    consequences: [],
    groups: ways.map((way) => groupOf(way)),
  }
}

/** Pages of one kind that differ in nothing that the content says. */
function codeCard(ways: readonly Way[], words: readonly Place[], index: number): Card {
  const kind = describeKind(ways[0]?.addresses[0] ?? '')
  const title = `${kind}の${words.length > 0 ? '部品の言葉' : '見た目'}`
  return {
    id: `code-${index + 1}`,
    title,
    changes: [],
    words,
    consequences: [],
    groups: ways.map((way) => groupOf(way)),
  }
}

/** Pages that differ in nothing but wording which is told as shared are shown with it. */
function joinShared(ways: readonly Way[], { words }: Telling): Way[] {
  return ways.map((way) => {
    const isWording = way.pages.some(({ pairs }) => pairs.length > 0)
    const hasOwn = !way.card.startsWith('code ') || words.has(way.card)
    return isWording && !hasOwn ? { ...way, card: sharedId } : way
  })
}

/** What came or went comes first, then what changes terms, then the rest. */
function rankOf({ subject, changes }: Card): number {
  if (subject && subject.state !== 'changed') return 0
  return changes.some(({ kind }) => kind === 'terms') ? 1 : 2
}

/**
 * Sorts the pages that differ into cards: each subject with the pages that differ because of it, wording that many share,
 * and what only the code changed, a card for each kind of page. Every page that differs is in exactly one card, and
 * every sentence that states no change is told once.
 */
export function makeCards(subjects: readonly Subject[], pages: readonly PageDifference[]): Card[] {
  const found = findWays(subjects, pages)
  const telling = tellPlaces(subjects, found, collectPlaces(pages))
  const ways = joinShared(found, telling)
  const waysOf = (id: string) => ways.filter(({ card }) => card === id)
  const wordsOf = (id: string) => telling.words.get(id) ?? []
  const ofSubjects = subjects.map((subject) => cardOf(subject, ways, telling))
  const shared = wordsOf(sharedId).length > 0 ? [sharedCard(waysOf(sharedId), wordsOf(sharedId))] : []
  const kinds = [...new Set(ways.map(({ card }) => card))].filter((card) => card.startsWith('code '))
  const ofCode = kinds.map((kind, index) => codeCard(waysOf(kind), wordsOf(kind), index))
  return [...ofSubjects.toSorted((a, b) => rankOf(a) - rankOf(b)), ...shared, ...ofCode]
}
