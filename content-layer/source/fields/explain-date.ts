import { daysIn, isRealDateTime } from '#domain/time/japan-time.ts'
import { formatContentDay, parseWrittenDay } from '#domain/time/written-day.ts'

import type { Problem } from '../../diagnostics/diagnostic.ts'

/**
 * Explains an invalid date and time, with the correct form if it is unambiguous. `defaultTime` completes a date without a
 * time.
 */
export function explainDate(written: string, defaultTime: '00:00' | '23:59'): Problem {
  const { year, month = 0, day = 0, time } = parseWrittenDay(written) ?? {}
  if (year === undefined || month < 1 || month > 12) return { kind: 'bad-date', details: { actual: written } }
  const last = daysIn(year, month)
  if (day < 1 || day > last) return { kind: 'no-such-day', details: { month, day, last } }
  const date = formatContentDay({ year, month, day })
  if (time === undefined)
    return { kind: 'date-without-time', details: { actual: written, fix: `${date} ${defaultTime}` } }
  const fix = `${date} ${time}`
  if (!isRealDateTime(fix)) return { kind: 'no-such-time', details: { actual: written, fix: `${date} 23:59` } }
  return {
    kind: written.normalize('NFKC').trim() === written ? 'date-form' : 'date-full-width',
    details: { actual: written, fix },
  }
}
