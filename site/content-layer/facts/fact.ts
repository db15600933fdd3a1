import { dayLength, daysIn, weekdays } from '#schemas/japan-time.ts'

import { dateOf, weekdayOf } from '../calendar.ts'

/** A day in Japan as its number since 1970, and where one is stated, a time in minutes since midnight. */
export type FactDay = { kind: 'date'; day: number; minutes?: number | undefined }

/** A term as a value: a rate in percent, yen, points, a date, a time in minutes, a month, or a counted number. */
export type Fact =
  | { kind: 'percent'; value: number; decimals?: number | undefined }
  | { kind: 'yen' | 'points'; value: number }
  | { kind: 'count'; value: number; counter: string }
  | { kind: 'month'; year: number; month: number }
  | { kind: 'time'; minutes: number }
  | FactDay

/** Facts by the name by which a sentence states them. */
export type Facts = ReadonlyMap<string, Fact>

function withSeparators(value: number): string {
  const [whole = '', rest] = String(value).split('.')
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (rest === undefined ? '' : `.${rest}`)
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function partsOf({ day }: FactDay) {
  const { year, month, day: dayOfMonth } = dateOf(day)
  return { year, month, dayOfMonth, weekday: weekdays[weekdayOf(day)] ?? '' }
}

type Write<Kind extends Fact['kind']> = (fact: Extract<Fact, { kind: Kind }>) => string | undefined

const monthAndDay: Write<'date'> = (fact) => {
  const { month, dayOfMonth, weekday } = partsOf(fact)
  return `${month}月${dayOfMonth}日(${weekday})`
}

const wholeDate: Write<'date'> = (fact) => `${partsOf(fact).year}年${monthAndDay(fact) ?? ''}`

const timeOf: Write<'date'> = ({ minutes }) => (minutes === undefined ? undefined : clock(minutes))

const monthEnd: Write<'date'> = (fact) => {
  const { year, month, dayOfMonth } = partsOf(fact)
  return dayOfMonth === daysIn(year, month) ? `${month}月末` : undefined
}

function withTime(write: Write<'date'>): Write<'date'> {
  return (fact) => {
    const time = timeOf(fact)
    return time === undefined ? undefined : `${write(fact) ?? ''} ${time}`
  }
}

/** How each kind of fact is written, by the name of the form; the first one is used where no form is named. */
const forms = {
  percent: {
    '': ({ value, decimals }) => `${decimals === undefined ? withSeparators(value) : value.toFixed(decimals)}%`,
  },
  yen: { '': ({ value }) => `${withSeparators(value)}円` },
  points: {
    '': ({ value }) => `${withSeparators(value)}ポイント`,
    P: ({ value }) => `${withSeparators(value)}P`,
    P前: ({ value }) => `P${withSeparators(value)}`,
  },
  count: { '': ({ value, counter }) => `${withSeparators(value)}${counter}` },
  month: { '': ({ month }) => `${month}月`, 年つき: ({ year, month }) => `${year}年${month}月` },
  time: { '': ({ minutes }) => clock(minutes) },
  date: {
    '': wholeDate,
    年なし: monthAndDay,
    日だけ: (fact) => `${partsOf(fact).dayOfMonth}日`,
    日と曜日: (fact) => `${partsOf(fact).dayOfMonth}日(${partsOf(fact).weekday})`,
    月日: (fact) => `${partsOf(fact).month}月${partsOf(fact).dayOfMonth}日`,
    年月日: (fact) => `${partsOf(fact).year}年${partsOf(fact).month}月${partsOf(fact).dayOfMonth}日`,
    曜日: (fact) => `${partsOf(fact).weekday}曜日`,
    月: (fact) => `${partsOf(fact).month}月`,
    月末: monthEnd,
    時刻: timeOf,
    時刻つき: withTime(wholeDate),
    年なし時刻つき: withTime(monthAndDay),
  },
} satisfies { [Kind in Fact['kind']]: Record<string, Write<Kind>> }

/** The names of the forms in which a fact can be written, without the usual one. */
export function formsOf({ kind }: Fact): string[] {
  return Object.keys(forms[kind]).filter((form) => form !== '')
}

/**
 * A fact in words, in its usual form or in a named one; undefined where the fact cannot be written so, such as the end
 * of a month that is not its last day.
 */
export function writeFact(fact: Fact, form = ''): string | undefined {
  const ofKind: Readonly<Record<string, (fact: never) => string | undefined>> = forms[fact.kind]
  // The kind selects the functions that take facts of that kind.
  return Object.hasOwn(ofKind, form) ? ofKind[form]?.(fact as never) : undefined
}

const declared =
  /^(?:(?<number>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>\.\d+)?(?<unit>[^\d\s.,:/-]{1,6})|(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?: (?<at>\d\d:\d\d))?|(?<time>\d{1,2}:\d\d))$/

const units: Readonly<Record<string, 'percent' | 'yen' | 'points'>> = { '%': 'percent', 円: 'yen', ポイント: 'points' }

function readTime(text: string): number | undefined {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined
}

/** Reads a fact as people declare it: 3,000円, 5%, 300ポイント, 10人, 2023-04-30, 2023-04-30 23:59, 23:59. */
export function readFact(text: string): Fact | undefined {
  const found = declared.exec(text.trim())?.groups
  if (!found) return undefined
  const { number, decimals = '', unit = '', year, month, day, at, time } = found
  if (number !== undefined) {
    const value = Number(number.replaceAll(',', '') + decimals)
    const kind = Object.hasOwn(units, unit) ? units[unit] : undefined
    if (kind === undefined) return { kind: 'count', value, counter: unit }
    if (kind !== 'percent') return Number.isInteger(value) ? { kind, value } : undefined
    return decimals === '' ? { kind, value } : { kind, value, decimals: decimals.length - 1 }
  }
  if (time !== undefined) {
    const minutes = readTime(time)
    return minutes === undefined ? undefined : { kind: 'time', minutes }
  }
  const [years, months, days] = [Number(year), Number(month), Number(day)]
  if (months < 1 || months > 12 || days < 1 || days > daysIn(years, months)) return undefined
  const minutes = at === undefined ? undefined : readTime(at)
  if (at !== undefined && minutes === undefined) return undefined
  return {
    kind: 'date',
    day: Date.UTC(years, months - 1, days) / dayLength,
    ...(minutes === undefined ? {} : { minutes }),
  }
}
