/*
 * Facts, the values of placeholders: creates them, and formats them in the forms that a placeholder can request, such as
 * ｛終了日：月日｝.
 */

import { formatNumber } from '#blocks/format.ts'
import type { Fact, FactDay } from '#schemas/facts.ts'
import { formatTimeOfDay, formatDay, inJapan } from '#domain/time/format-time.ts'
import { daysIn, startOfDay } from '#domain/time/japan-time.ts'

/** Facts, the values of placeholders, by the names that sentences have between ｛ and ｝. */
export type Facts = ReadonlyMap<string, Fact>

/** Writes the placeholder of a fact: ｛終了日｝, or ｛終了日：月日｝ in a form. */
export function writePlaceholder(name: string, form: string): string {
  return form === '' ? `｛${name}｝` : `｛${name}：${form}｝`
}

export function points(value: number): Fact {
  return { kind: 'points', value }
}

export function percent(value: number, decimals?: number): Fact {
  return { kind: 'percent', value, ...(decimals === undefined ? {} : { decimals }) }
}

export function yen(value: number): Fact {
  return { kind: 'yen', value }
}

/** Returns the year, month, day and weekday of a date. */
export function getDateParts({ day }: FactDay) {
  const { year, month, day: dayOfMonth, weekday } = inJapan(startOfDay(day))
  return { year, month, dayOfMonth, weekday }
}

type Write<Kind extends Fact['kind']> = (fact: Extract<Fact, { kind: Kind }>) => string | undefined

const monthAndDay: Write<'date'> = ({ day }) => formatDay(startOfDay(day), { year: false })

const fullDate: Write<'date'> = ({ day }) => formatDay(startOfDay(day))

const timeOf: Write<'date'> = ({ minutes }) => (minutes === undefined ? undefined : formatTimeOfDay(minutes))

const monthEnd: Write<'date'> = (fact) => {
  const { year, month, dayOfMonth } = getDateParts(fact)
  return dayOfMonth === daysIn(year, month) ? `${month}月末` : undefined
}

function withTime(write: Write<'date'>): Write<'date'> {
  return (fact) => {
    const time = timeOf(fact)
    return time === undefined ? undefined : `${write(fact) ?? ''} ${time}`
  }
}

/** Formatters of each kind of fact, by form name; the first one is the default. */
const forms = {
  percent: {
    '': ({ value, decimals }) => `${formatNumber(value, decimals)}%`,
  },
  yen: { '': ({ value }) => `${formatNumber(value)}円` },
  points: {
    '': ({ value }) => `${formatNumber(value)}ポイント`,
    P: ({ value }) => `${formatNumber(value)}P`,
    P前: ({ value }) => `P${formatNumber(value)}`,
  },
  // The counter つ is limited to nine: 12の提携ショップ.
  count: {
    '': ({ value, counter }) => `${formatNumber(value)}${counter === 'つ' && value >= 10 ? '' : counter}`,
  },
  month: { '': ({ month }) => `${month}月`, 年つき: ({ year, month }) => `${year}年${month}月` },
  time: { '': ({ minutes }) => formatTimeOfDay(minutes) },
  date: {
    '': fullDate,
    年なし: monthAndDay,
    日だけ: (fact) => `${getDateParts(fact).dayOfMonth}日`,
    日と曜日: (fact) => `${getDateParts(fact).dayOfMonth}日(${getDateParts(fact).weekday})`,
    月日: (fact) => `${getDateParts(fact).month}月${getDateParts(fact).dayOfMonth}日`,
    年月日: (fact) => `${getDateParts(fact).year}年${getDateParts(fact).month}月${getDateParts(fact).dayOfMonth}日`,
    曜日: (fact) => `${getDateParts(fact).weekday}曜日`,
    月: (fact) => `${getDateParts(fact).month}月`,
    月末: monthEnd,
    時刻: timeOf,
    時刻つき: withTime(fullDate),
    年なし時刻つき: withTime(monthAndDay),
  },
} satisfies { [Kind in Fact['kind']]: Record<string, Write<Kind>> }

/** Returns the names of the forms in which a fact can be written, except for the default. */
export function listForms({ kind }: Fact): string[] {
  return Object.keys(forms[kind]).filter((form) => form !== '')
}

/**
 * Formats a fact, in its default form or in a named one; undefined if the fact has no such form, such as the end of a
 * month for a day that is not its last.
 */
export function writeFact(fact: Fact, form = ''): string | undefined {
  const ofKind: Readonly<Record<string, (fact: never) => string | undefined>> = forms[fact.kind]
  // The kind selects the functions that take facts of that kind.
  return Object.hasOwn(ofKind, form) ? ofKind[form]?.(fact as never) : undefined
}
