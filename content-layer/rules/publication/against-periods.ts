import { formatForContent } from '#domain/time/format-time.ts'
import { dayLength, parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { parsePublishAt } from '../../schedule/publish-times.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'

/**
 * Maximum number of days by which a page may be published before its start without a warning: a time left over from the
 * previous month would publish it immediately.
 */
const maxDaysBefore = 31

/** Checks a publication time (`publishAt`) against the periods that wait for it. */
export function checkAgainstPeriods(publishAt: Reference, periods: readonly Period[]): Diagnostic[] {
  const instant = parsePublishAt(publishAt.value)
  const actual = formatForContent(instant)
  const [first] = periods.toSorted((one, other) => parseStart(one.start) - parseStart(other.start))
  if (!first) return []
  const { start } = first
  const position = pickPosition(publishAt)
  const ended = periods.find(({ end }) => parseEnd(end) < instant)
  if (ended) return [{ ...position, kind: 'publish-after-end', details: { actual, end: ended.end } }]
  const timeBefore = parseStart(start) - instant
  if (timeBefore < 0) return [{ ...position, kind: 'publish-after-start', details: { actual, start } }]
  const isTooEarly = timeBefore > maxDaysBefore * dayLength
  return isTooEarly ? [{ ...position, kind: 'publish-long-before', details: { actual, start } }] : []
}
