import { bodyField } from '#content-layer/compare/compare-body.ts'
import type { Card, Consequence } from './card.ts'
import { figure, withoutFigures } from '#content-layer/compare/figures.ts'
import type { Place } from './places.ts'
import type { SentencePair } from '#content-layer/compare/pair-sentences.ts'
import type { ToldChange } from './tell-places.ts'

type Figures = Pick<Consequence, 'before' | 'after'>

/** The same for a figure that is written in another way: with its year or weekday, or without its unit. */
function keyOf(text: string): string {
  const day = /(\d{1,2})[月/](\d{1,2})/.exec(text)
  return day ? `${day[1]}/${day[2]}` : text.replaceAll(/[^\d.:月]/g, '')
}

/** The figures that differ between two sentences, if nothing else does. */
function changedFigures({ before, after }: SentencePair): Figures[] {
  if (before === undefined || after === undefined) return []
  if (withoutFigures(before) !== withoutFigures(after)) return []
  const now = after.match(figure) ?? []
  return (before.match(figure) ?? [])
    .map((was, index) => ({ before: was, after: now[index] ?? '' }))
    .filter((figures) => figures.before !== figures.after)
}

function pairKey({ before, after }: Figures): string {
  return `${keyOf(before)} ${keyOf(after)}`
}

/** The figures that fields state, in the forms in which sentences write them; those that hold sentences state none. */
function toldFigures(changes: readonly ToldChange[]): Set<string> {
  const pairs = changes.flatMap(({ before, after, traces }): SentencePair[] => [
    { ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ...traces.before.map((was, index) => ({ before: was, after: traces.after[index] ?? '' })),
  ])
  const isSentence = ({ before = '', after = '' }: SentencePair) => before.includes('。') || after.includes('。')
  return new Set(
    pairs
      .filter((pair) => !isSentence(pair))
      .flatMap(changedFigures)
      .map(pairKey),
  )
}

function isBody({ field }: ToldChange): boolean {
  return field === bodyField
}

/** The figures of a sentence that changed, and that no field tells. */
type Following = (pair: SentencePair) => Figures[]

function collect(places: readonly Place[], following: Following): Consequence[] {
  const found = new Map<string, Figures & { places: Place[] }>()
  for (const place of places) {
    for (const figures of following(place.pair)) {
      const key = `${figures.before} ${figures.after}`
      const known = found.get(key) ?? { ...figures, places: [] }
      if (!known.places.some(({ pair }) => pair.before === place.pair.before)) known.places.push(place)
      found.set(key, known)
    }
  }
  return [...found.values()]
}

/**
 * Takes out of a card's changes and sentences what only follows from them: sentences in which nothing but figures
 * differs, some of which no field states.
 */
export function partConsequences(card: Omit<Card, 'consequences'>): Card {
  const stated = card.changes.filter((change) => !isBody(change))
  const told = toldFigures(stated)
  if (card.subject?.state !== 'changed' || told.size === 0) return { ...card, consequences: [] }
  const following: Following = (pair) => changedFigures(pair).filter((figures) => !told.has(pairKey(figures)))
  const isOwn = (place: Place) => following(place.pair).length === 0
  const ofBody = card.changes.filter(isBody).map(({ before = '', after = '', places }) => ({
    pair: { before, after },
    addresses: places.flatMap(({ addresses }) => addresses),
  }))
  const places = [...ofBody, ...card.changes.flatMap((change) => change.places), ...card.words]
  return {
    ...card,
    changes: card.changes
      .filter((change) => !isBody(change) || isOwn({ pair: change, addresses: [] }))
      .map((change) => ({ ...change, places: change.places.filter(isOwn) })),
    words: card.words.filter(isOwn),
    consequences: collect(places, following),
  }
}
