import { dayInJapan } from '#domain/time/japan-time.ts'
import { parseSpan } from '#domain/time/spans.ts'

/** Maximum number of days until an offer starts. Offers that start later are collapsed. */
const maxDaysAhead = 30

/**
 * An offer: its row, its period in milliseconds since 1970, the `data-group` of the list that it belongs to, and a label
 * for each of its days, if any.
 */
type Offer = { element: HTMLElement; start: number; end: number; group: string; dayWord: string | undefined }

function readOffer(element: HTMLElement): Offer {
  const { period = '', status = '', last, dayWord } = element.dataset
  const { start, end } = parseSpan(period)
  const isLater = dayInJapan(start) - dayInJapan(Date.now()) > maxDaysAhead
  const group = isLater ? 'later' : last === undefined ? status : 'last'
  return { element, start, end, group, dayWord }
}

/** Compares two offers of a group: by their start before the period, by their end during it, the latest first after it. */
function compareOffers(a: Offer, b: Offer): number {
  if (a.group === 'BEFORE_THE_PERIOD' || a.group === 'later') return a.start - b.start || a.end - b.end
  return a.group === 'AFTER_THE_PERIOD' ? b.end - a.end : a.end - b.end
}

/** Reads the rows of offers. Those of each group are in order: the next event first; ended offers, the latest first. */
export function sortOffers(rows: Iterable<HTMLElement>): Offer[] {
  return [...rows].map(readOffer).sort(compareOffers)
}
