import { momentsOf, readSpan, spansIn, type Moment } from '#domain/time/moments.ts'

const pagePeriod = /<article[^>]* data-period="(\d+,\d+)"/

/** The moments that a page offers: those of its stage's period, or else from the first to the last of all its periods. */
export function momentsOfPage(html: string): Moment[] {
  const span = pagePeriod.exec(html)?.[1]
  return momentsOf(span === undefined ? spansIn(html) : [readSpan(span)])
}
