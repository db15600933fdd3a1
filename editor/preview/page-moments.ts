import { momentsOf, type Moment } from '#domain/time/moments.ts'
import { readSpan, spansIn } from '#domain/time/spans.ts'

const pagePeriod = /<article[^>]* data-period="(\d+,\d+)"/

/** The poster of a month. */
const monthPoster = / data-campaigns="/

/** Returns the moments to preview a page at: of its campaign's period, or of all its periods together. */
export function momentsOfPage(html: string): Moment[] {
  const span = monthPoster.test(html) ? undefined : pagePeriod.exec(html)?.[1]
  return momentsOf(span === undefined ? spansIn(html) : [readSpan(span)])
}
