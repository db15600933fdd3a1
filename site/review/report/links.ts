import { japanOffset, parseEnd, parseStart } from '#schemas/japan-time.ts'
import type { Period } from '#schemas/period.ts'

/** A link from a page of the review, `depth` folders below `/review/`, to a page of the preview or an element of it. */
export function pageHref(address: string, at?: number, depth = 0): string {
  const [page = '', element] = address.split('#')
  // Without a moment, a link must not show what another one has chosen before.
  const query = `?at=${at === undefined ? 'own' : localMinute(at)}`
  return `${'../'.repeat(depth + 1)}${page.slice(1)}${query}${element === undefined ? '' : `#${element}`}`
}

/** An instant as the preview's `?at=` takes it: Japan time to the minute, 2023-09-10T12:00. */
export function localMinute(instant: number): string {
  return new Date(instant + japanOffset).toISOString().slice(0, 16)
}

const [minute, day] = [60_000, 24 * 60 * 60_000]

/** The moments at which a page with a period looks different, in their order. */
export function momentLinks(period: Period): { words: string; at: number }[] {
  const [start, end] = [parseStart(period.start), parseEnd(period.end)]
  return [
    { words: '開催前', at: start - day },
    { words: '最初の1分', at: start },
    { words: '最後の1分', at: end - minute + 1 },
    { words: '終了後', at: end + 1 },
  ]
}
