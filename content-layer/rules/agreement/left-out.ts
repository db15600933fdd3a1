import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../group-by.ts'
import { placeOf, type Reference } from '../../read/fields/collect.ts'
import type { Ready } from '../whole.ts'
import { listsIn } from './counting.ts'

/** In how many other months, at least, a campaign has to say something before a month that does not is told. */
const fewestOthers = 3

/** What a page says piece by piece, and a piece of it by which the place is found. */
type Pieces = { pieces: ReadonlySet<string>; place: Reference | undefined }

/** What the page says does not count, entry by entry. */
function exclusionsOf({ body, texts }: Ready): Pieces {
  const pieces = new Set(listsIn(body))
  return { pieces, place: texts.find(({ value }) => pieces.has(value)) }
}

/** The shared notes that the page uses. */
function notesOf({ notes, texts }: Ready): Pieces {
  const place = texts.find(({ field }) => field.startsWith('annotationLists'))
  return { pieces: new Set(notes.map(({ value }) => value)), place }
}

function leftOutIn(editions: readonly Ready[], piecesOf: (unit: Ready) => Pieces): Diagnostic[] {
  const all = editions.map(piecesOf)
  const times = new Map<string, number>()
  for (const { pieces } of all) for (const piece of pieces) times.set(piece, (times.get(piece) ?? 0) + 1)
  const others = editions.length - 1
  const usual = [...times].flatMap(([piece, count]) => (count === others ? [piece] : []))
  return usual.flatMap((got): Diagnostic[] => {
    const without = all.find(({ pieces }) => !pieces.has(got))
    // What it alone says may be the same in other words.
    const isReworded = [...(without?.pieces ?? [])].some((piece) => times.get(piece) === 1)
    const place = isReworded ? undefined : without?.place
    return place ? [{ ...placeOf(place), kind: 'left-out', details: { got, months: others } }] : []
  })
}

/** What every other month of a campaign excludes or notes, and one does not. */
export function leftOutDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()]
    .filter((editions) => editions.length > fewestOthers)
    .flatMap((editions) => [...leftOutIn(editions, exclusionsOf), ...leftOutIn(editions, notesOf)])
}
