import { dayInJapan } from '#domain/time/japan-time.ts'
import { parseSpan } from '#domain/time/spans.ts'

/** Offers that start more days from now are folded. */
const maxDaysAhead = 30

/** A row of an offer, its period in milliseconds since 1970, and the `data-group` of the list that it belongs to. */
type Offer = { element: HTMLElement; start: number; end: number; group: string; dayWord: string | undefined }

function readOffer(element: HTMLElement): Offer {
  const { period = '', status = '', last, dayWord } = element.dataset
  const { start, end } = parseSpan(period)
  const isLater = dayInJapan(start) - dayInJapan(Date.now()) > maxDaysAhead
  const group = isLater ? 'later' : last === undefined ? status : 'last'
  return { element, start, end, group, dayWord }
}

/** Compares by what happens next: an end or, before the period, a start. Ended offers follow, the latest first. */
function compare(a: Offer, b: Offer): number {
  if (a.group === 'BEFORE_THE_PERIOD' || a.group === 'later') return a.start - b.start || a.end - b.end
  return a.group === 'AFTER_THE_PERIOD' ? b.end - a.end : a.end - b.end
}

/** Reads the rows of offers, in the order of their groups: by what happens next; ended offers, the latest first. */
export function sortOffers(rows: Iterable<HTMLElement>): Offer[] {
  return [...rows].map(readOffer).sort(compare)
}
