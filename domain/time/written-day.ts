import { daysIn, isRealDateTime } from './japan-time.ts'

/** A day in everyday notation, with a time such as `09:05` or without. It may not exist in the calendar. */
export type WrittenDay = { year: number | undefined; month: number; day: number; time: string | undefined }

/** Japanese eras; year 1 of an era follows `yearBefore`. */
const eras = [
  { names: /^(?:令和|R\.?)[ ]?/u, yearBefore: 2018 },
  { names: /^(?:平成|H\.?)[ ]?/u, yearBefore: 1988 },
]

const dayPattern = /^(?:(\d{4})[-/.年] ?)?(\d{1,2})[-/.月] ?(\d{1,2})日?(?: ?\([日月火水木金土](?:・?祝)?\))?[ T]*/u
const timePattern = /^(\d{1,2})(?::(\d{2})(?::\d{2})?|時(?:(\d{1,2})分)?)$/u

/** Converts to half-width characters and Gregorian years: 令和5年3月31日 becomes 2023年3月31日. */
function toGregorianYear(written: string): string {
  const halfWidth = written.normalize('NFKC').trim().replace(/\s+/gu, ' ')
  const era = eras.find(({ names }) => names.test(halfWidth))
  if (!era) return halfWidth
  return halfWidth
    .replace(era.names, '')
    .replace(/^(元|\d{1,2})(?=[-/.年])/u, (_, year: string) =>
      String(era.yearBefore + (year === '元' ? 1 : Number(year))),
    )
}

const twoDigits = (digits = '0') => digits.padStart(2, '0')

/**
 * Parses a day in any common notation: 2023/9/1, 9月1日(金) 10時, ２０２３年９月１日, 令和5年9月1日, 2023-09-01T10:00. Undefined for
 * anything else.
 */
export function parseWrittenDay(written: string): WrittenDay | undefined {
  const text = toGregorianYear(written)
  const match = dayPattern.exec(text)
  if (!match) return undefined
  const [matched, year, month, day] = match
  const rest = text.slice(matched.length)
  const time = timePattern.exec(rest)
  if (rest !== '' && !time) return undefined
  return {
    year: year === undefined ? undefined : Number(year),
    month: Number(month),
    day: Number(day),
    time: time ? `${twoDigits(time[1])}:${twoDigits(time[2] ?? time[3])}` : undefined,
  }
}

/** Formats a day for content: 2023-09-01. */
export function formatContentDay({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${year}-${twoDigits(String(month))}-${twoDigits(String(day))}`
}

/** Parses a day of content, such as 2023-09-01, which has passed its schema. */
export function parseContentDay(written: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number)
  return { year, month, day }
}

const dayWithoutSeparators = /^(\d{4})(\d\d)(\d\d)$/u

/**
 * Corrects a day with its year in another notation, such as 2023-3-31 or 20230331, to 2023-03-31. Undefined if it is not
 * a day, or does not exist in the calendar.
 */
export function correctDay(written: string): string | undefined {
  const parsed = parseWrittenDay(written.trim().replace(dayWithoutSeparators, '$1-$2-$3'))
  if (parsed?.year === undefined) return undefined
  const { year, month, day } = parsed
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isReal ? formatContentDay({ year, month, day }) : undefined
}

/** Defaults for a day without a year or a time. */
export type MomentDefaults = { year: number | undefined; time: string }

/**
 * Converts a day in everyday notation to a date and time of content, in Japan time: 2023-09-01 10:00. Undefined if it is
 * not a day, or does not exist in the calendar.
 */
export function parseWrittenMoment(written: string, defaults: MomentDefaults): string | undefined {
  const parsed = parseWrittenDay(written)
  const year = parsed?.year ?? defaults.year
  if (!parsed || year === undefined) return undefined
  const moment = `${formatContentDay({ ...parsed, year })} ${parsed.time ?? defaults.time}`
  return isRealDateTime(moment) ? moment : undefined
}
