import { z } from 'zod'

import { dayLength, daysIn } from '#domain/time/japan-time.ts'
import { reportAs } from './schema-diagnostic.ts'

/** A name that sentences can contain: no spaces, brackets or colons, and no separate voicing marks. */
const factName = z.string().regex(/^[^\s\u3000｛｝「」：:{}\u3099\u309a]{1,20}$/)

/** A day in Japan as its number since 1970, and optionally a time in minutes since midnight. */
export type FactDay = { kind: 'date'; day: number; minutes?: number | undefined }

/** What a placeholder stands for: an amount in its unit, a month, a date, or a time in minutes since midnight. */
export type Fact =
  | { kind: 'percent'; value: number; decimals?: number | undefined }
  | { kind: 'yen' | 'points'; value: number }
  | { kind: 'count'; value: number; counter: string }
  | { kind: 'month'; year: number; month: number }
  | { kind: 'time'; minutes: number }
  | FactDay

const amountPattern = String.raw`(?<number>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>\.\d+)?(?<unit>(?![十百千万億])[^\d\s.,:/-]{1,6})`
const datePattern = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?: (?<at>\d\d:\d\d))?`
const timePattern = String.raw`(?<time>\d{1,2}:\d\d)`
const factPattern = new RegExp(`^(?:${amountPattern}|${datePattern}|${timePattern})$`)

const units: Readonly<Record<string, 'percent' | 'yen' | 'points'>> = { '%': 'percent', 円: 'yen', ポイント: 'points' }

function parseTime(text: string): number | undefined {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined
}

type FactParts = Readonly<Record<string, string | undefined>>

function parseAmount(number: string, { decimals = '', unit = '' }: FactParts): Fact | undefined {
  const value = Number(number.replaceAll(',', '') + decimals)
  const kind = Object.hasOwn(units, unit) ? units[unit] : undefined
  if (kind === undefined) return { kind: 'count', value, counter: unit }
  if (kind !== 'percent') return Number.isInteger(value) ? { kind, value } : undefined
  return decimals === '' ? { kind, value } : { kind, value, decimals: decimals.length - 1 }
}

function parseDate({ year, month, day, at }: FactParts): FactDay | undefined {
  const [years, months, days] = [Number(year), Number(month), Number(day)]
  if (months < 1 || months > 12 || days < 1 || days > daysIn(years, months)) return undefined
  const date = { kind: 'date', day: Date.UTC(years, months - 1, days) / dayLength } as const
  if (at === undefined) return date
  const minutes = parseTime(at)
  return minutes === undefined ? undefined : { ...date, minutes }
}

/** Parses a declared fact: 3,000円, 5%, 300ポイント, 10人, 2023-04-30, 2023-04-30 23:59, 23:59. */
export function parseFact(text: string): Fact | undefined {
  const parts: FactParts | undefined = factPattern.exec(text)?.groups
  if (!parts) return undefined
  const { number, time } = parts
  if (number !== undefined) return parseAmount(number, parts)
  if (time === undefined) return parseDate(parts)
  const minutes = parseTime(time)
  return minutes === undefined ? undefined : { kind: 'time', minutes }
}

/** A number with its unit, a date with or without a time (Japan time), or a time. */
const factValue = z
  .string()
  .refine((value) => parseFact(value) !== undefined, reportAs('bad-fact'))
  .meta({
    format: 'fact',
    description:
      '数と単位（3,000円、5%、300ポイント、10人）、日付（2023-04-30、2023-04-30 23:59）、時刻（23:59）のどれか',
  })

/** Terms that no field states, by their names in sentences. */
export const facts = z
  .record(factName, factValue)
  .default({})
  .meta({ description: '文の中で ｛名前｝ と書いて使う数や日付。項目にないものだけをここに書く' })
