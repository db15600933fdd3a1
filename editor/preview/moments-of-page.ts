import { momentsOf, readSpan, spansIn, type Moment } from '#domain/time/moments.ts'

const ownPeriod = /<article[^>]* data-period="(\d+,\d+)"/

/** The moments that a page offers: those of its stage's period, or else from the first to the last of all its periods. */
export function momentsOfPage(html: string): Moment[] {
  const own = ownPeriod.exec(html)?.[1]
  return momentsOf(own === undefined ? spansIn(html) : [readSpan(own)])
}
