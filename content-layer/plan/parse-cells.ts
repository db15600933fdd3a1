/*
 * Readers of the cells of a plan. Each takes a cell without surrounding spaces and with half-width digits and signs, and
 * returns undefined if it is invalid.
 */

import { parseWrittenMoment } from '#domain/time/written-day.ts'
import { parseFact } from '#schemas/facts.ts'

import { kindLabels, kindDescriptions, isCampaignKind, type CampaignKind } from '../common/campaign-kinds.ts'
import type { PlannedFact, PlannedItem } from './planned.ts'

/** Digits of a whole number, perhaps with separators: 1000, 1,000. */
const digitsPattern = String.raw`\d{1,3}(?:,\d{3})+|\d+`

function parseDigits(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

const kindsByLabel = new Map<string, CampaignKind>(
  Object.entries(kindLabels).flatMap(([kind, label]) =>
    isCampaignKind(kind)
      ? [kind, label, kindDescriptions[kind].normalize('NFKC')].map((text) => [text, kind] as const)
      : [],
  ),
)

/** Parses a kind of campaign, given by its name or one of its labels. */
export function readKind(text: string): CampaignKind | undefined {
  return kindsByLabel.get(text)
}

/** Reads 4, 4% or 4.5%; but not 0.04, to which some programs convert 4%. */
export function readRate(text: string): number | undefined {
  const [, number, sign] = /^(\d{1,3}(?:\.\d)?)\s*(%?)$/.exec(text) ?? []
  const rate = Number(number)
  return number === undefined || rate > 100 || rate < (sign === '%' ? 0.1 : 1) ? undefined : rate
}

/** Reads 1,000, 1000ポイント or 1,000P. */
export function readPoints(text: string): number | undefined {
  const digits = new RegExp(String.raw`^(${digitsPattern})\s*(?:ポイント|P|pt)?$`, 'iu').exec(text)?.[1]
  return digits === undefined ? undefined : parseDigits(digits)
}

/** Reads a day, which includes its year, with a time; `time` is the default. */
function readDateTime(text: string, time: string): string | undefined {
  return parseWrittenMoment(text, { year: undefined, time })
}

/** Reads 2023-09-01, 2023/9/1 or 2023年9月1日(金), each with an optional time; by default, the start of the day. */
export function readStart(text: string): string | undefined {
  return readDateTime(text, '00:00')
}

/** Like `readStart`, for an end: by default, the end of the day. */
export function readEnd(text: string): string | undefined {
  return readDateTime(text, '23:59')
}

/** Reads a day; a time added by some programs has to be midnight. */
export function readDay(text: string): string | undefined {
  const read = readDateTime(text, '00:00')
  return read?.endsWith(' 00:00') === true ? read.slice(0, 10) : undefined
}

const entryLabels: Readonly<Record<string, 'required' | 'not-required'>> = {
  要: 'required',
  必要: 'required',
  要エントリー: 'required',
  あり: 'required',
  TRUE: 'required',
  required: 'required',
  不要: 'not-required',
  エントリー不要: 'not-required',
  FALSE: 'not-required',
  'not-required': 'not-required',
}

/** Parses whether an entry is required; undefined for any other text. */
export function readEntry(text: string): 'required' | 'not-required' | undefined {
  return Object.hasOwn(entryLabels, text) ? entryLabels[text] : undefined
}

/** The id, the price and the points of an item: laptop 149,800円 5,994ポイント, laptop: ¥149,800 / 5994P. */
const itemPattern = new RegExp(
  String.raw`^([a-z0-9][a-z0-9-]*)[\s:]+¥?(${digitsPattern})円?[\s/]+(${digitsPattern})\s*(?:ポイント|P|pt)?$`,
  'iu',
)

/** Returns the values if all could be read. */
function requireEach<Value>(values: readonly (Value | undefined)[]): Value[] | undefined {
  const read = values.filter((value) => value !== undefined)
  return read.length === values.length ? read : undefined
}

/** Reads items such as laptop 149,800円 5,994ポイント, on separate lines or separated by 、. */
export function readItems(text: string): PlannedItem[] | undefined {
  const items = requireEach(
    splitList(text).map((itemText): PlannedItem | undefined => {
      const [, id, price = '', points = ''] = itemPattern.exec(itemText) ?? []
      return id === undefined ? undefined : { id, price: parseDigits(price), points: parseDigits(points) }
    }),
  )
  const ids = new Set(items?.map(({ id }) => id))
  return ids.size === items?.length ? items : undefined
}

/** Splits a cell into the values on separate lines or separated by 、. */
function splitList(text: string): string[] {
  return text
    .split(/[\n、;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Reads facts such as 一回の下限 2,000円、回数 1回; days are written as in the columns of days. */
export function readFacts(text: string): PlannedFact[] | undefined {
  return requireEach(
    splitList(text).map((factText): PlannedFact | undefined => {
      const [, name, value = ''] = /^([^\s:]+)[\s:]+(\S.*)$/.exec(factText) ?? []
      const written = readDay(value) ?? value
      const fact = parseFact(written)
      return name === undefined || fact === undefined ? undefined : { name, text: written, fact }
    }),
  )
}

/** Reads conditions without spaces and separators, which may differ: 「PR、1回 2,000円以上」 is 「PR1回2000円以上」. */
export function readConditions(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s、;]|(?<=\d),(?=\d{3})/g, '')
}
