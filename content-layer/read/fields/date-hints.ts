import { daysIn, isRealDateTime } from '#domain/time/japan-time.ts'

import type { Problem } from '../../diagnostics/diagnostic.ts'
import { inPlainYears, looseDate, twoDigits } from './loose-date.ts'

/** Explains what is wrong with a date and time, and how to write it if that is unambiguous. */
export function explainDate(written: string, isEnd: boolean): Problem {
  const plain = inPlainYears(written)
  const parts = looseDate.exec(plain)
  const [year, month, day, hour, minute] = (parts ?? [])
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)))
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12)
    return { kind: 'bad-date', details: { got: written } }
  const last = daysIn(year, month)
  if (day < 1 || day > last) return { kind: 'no-such-day', details: { month, day, last } }
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  if (hour === undefined)
    return { kind: 'date-without-time', details: { got: written, fix: `${date} ${isEnd ? '23:59' : '00:00'}` } }
  const fix = `${date} ${twoDigits(hour)}:${twoDigits(minute ?? 0)}`
  if (!isRealDateTime(fix)) return { kind: 'no-such-time', details: { got: written, fix: `${date} 23:59` } }
  return {
    kind: written.normalize('NFKC').trim() === written ? 'date-form' : 'date-full-width',
    details: { got: written, fix },
  }
}
