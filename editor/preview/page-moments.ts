import { momentsOf, type Moment } from '#domain/time/moments.ts'
import { readSpan, spansIn } from '#domain/time/spans.ts'

const pagePeriod = /<article[^>]* data-period="(\d+,\d+)"/

/** Returns the moments to preview a page at: of its stage's period, or of all its periods together. */
export function momentsOfPage(html: string): Moment[] {
  const span = pagePeriod.exec(html)?.[1]
  return momentsOf(span === undefined ? spansIn(html) : [readSpan(span)])
}
