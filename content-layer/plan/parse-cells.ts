import { parseWrittenMoment } from '#domain/time/written-day.ts'
import { parseFact } from '#schemas/facts.ts'

import { kindLabels, campaignKinds, isCampaignKind, type CampaignKind } from '../common/campaign-kinds.ts'
import type { PlannedFact, PlannedItem } from './planned.ts'

// All functions here read a cell without surrounding spaces and with half-width digits and signs; they return undefined
// if it is invalid.

const thousands = String.raw`\d{1,3}(?:,\d{3})+|\d+`

function parseInteger(text: string, pattern: RegExp): number | undefined {
  const digits = pattern.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

const kinds = new Map<string, CampaignKind>(
  Object.entries(kindLabels).flatMap(([kind, label]) =>
    isCampaignKind(kind)
      ? [kind, label, campaignKinds[kind].normalize('NFKC')].map((text) => [text, kind] as const)
      : [],
  ),
)

/** Parses a kind of campaign, given by its name or one of its labels. */
export function readKind(text: string): CampaignKind | undefined {
  return kinds.get(text)
}

/** Reads 4, 4% or 4.5%; but not 0.04, to which some programs convert 4%. */
export function readRate(text: string): number | undefined {
  const [, number, sign] = /^(\d{1,3}(?:\.\d)?)\s*(%?)$/.exec(text) ?? []
  const rate = Number(number)
  return number === undefined || rate > 100 || rate < (sign === '%' ? 0.1 : 1) ? undefined : rate
}

/** Reads 1,000, 1000ポイント or 1,000P. */
export function readPoints(text: string): number | undefined {
  return parseInteger(text, new RegExp(String.raw`^(${thousands})\s*(?:ポイント|P|pt)?$`, 'iu'))
}

/** A cell includes its year. */
const readDateTime = (text: string, time: string) => parseWrittenMoment(text, { year: undefined, time })

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

const entries: Readonly<Record<string, 'required' | 'not-required'>> = {
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
  return Object.hasOwn(entries, text) ? entries[text] : undefined
}

const item = new RegExp(
  String.raw`^([a-z0-9][a-z0-9-]*)[\s:]+¥?(${thousands})円?[\s/]+(${thousands})\s*(?:ポイント|P|pt)?$`,
  'iu',
)

/** Reads items such as laptop 149,800円 5,994ポイント, on separate lines or separated by 、. */
export function readItems(text: string): PlannedItem[] | undefined {
  const items = splitParts(text).map((part): PlannedItem | undefined => {
    const [, id, price = '', points = ''] = item.exec(part) ?? []
    const number = (digits: string) => Number(digits.replaceAll(',', ''))
    return id === undefined ? undefined : { id, price: number(price), points: number(points) }
  })
  const read = items.filter((item) => item !== undefined)
  const areDifferent = new Set(read.map(({ id }) => id)).size === items.length
  return read.length === items.length && areDifferent ? read : undefined
}

function splitParts(text: string): string[] {
  return text
    .split(/[\n、;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Reads facts such as 一回の下限 2,000円、回数 1回; days are written as in the columns of days. */
export function readFacts(text: string): PlannedFact[] | undefined {
  const read = splitParts(text).map((part): PlannedFact | undefined => {
    const [, name, value = ''] = /^([^\s:]+)[\s:]+(\S.*)$/.exec(part) ?? []
    const written = readDay(value) ?? value
    const fact = parseFact(written)
    return name === undefined || fact === undefined ? undefined : { name, text: written, fact }
  })
  const facts = read.filter((fact) => fact !== undefined)
  return facts.length === read.length ? facts : undefined
}

/**
 * Joins conditions, on separate lines or separated by 、, to one text that does not depend on separators, in lists and
 * figures.
 */
export function readConditions(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s、;]|(?<=\d),(?=\d{3})/g, '')
}
