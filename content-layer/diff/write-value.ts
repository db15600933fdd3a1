import type { z } from 'zod'

import { formatNumber } from '#blocks/format.ts'
import { parseFact } from '#schemas/facts.ts'
import { formatMoment, inJapan, formatShortDay } from '#domain/time/format-time.ts'
import { isRealDateTime, parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Unit } from '#schemas/meta.ts'

import { writeFact } from '../placeholders/fact.ts'

/** A formatted value, and the forms in which a page's sentences may write it. */
export type WrittenValue = { text: string; wordings: string[] }

/** Returns the lines of a text that are not blank. */
export function listTextLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

const choiceLabels: Readonly<Record<string, string>> = {
  required: '必要',
  'not-required': '不要',
  true: 'はい',
  false: 'いいえ',
}

function writeMoment(instant: number): WrittenValue {
  const { month, day } = inJapan(instant)
  return { text: formatMoment(instant), wordings: [`${month}月${day}日`, formatShortDay(instant)] }
}

function writeNumber(value: number, unit: Unit | undefined): WrittenValue {
  const figure = formatNumber(value)
  switch (unit) {
    case 'percent':
      return { text: `${figure}%`, wordings: [`${figure}%`] }
    case 'points':
      return { text: `${figure}ポイント`, wordings: [`${figure}ポイント`, `${figure}P`, `P${figure}`] }
    case 'yen':
      return { text: `${figure}円`, wordings: [`${figure}円`] }
    case 'count':
      return { text: `${figure}件`, wordings: [figure] }
    case 'pixels':
      return { text: `${figure}px`, wordings: [] }
    case undefined:
      return { text: figure, wordings: [figure] }
  }
}

/** Returns the meaning of a choice, if the field's description lists it in the form 「total = 常時分と上乗せの合計の率」. */
function describeChoice(choice: string, description = ''): string {
  const listed = description.split(/[、。]/).find((part) => part.trim().startsWith(`${choice} = `))
  return listed?.split(' = ')[1]?.trim() ?? choiceLabels[choice] ?? choice
}

function writeText(value: string, { format, description }: z.GlobalMeta): WrittenValue {
  if (format === 'period-start' && isRealDateTime(value)) return writeMoment(parseStart(value))
  if (format === 'period-end' && isRealDateTime(value)) return writeMoment(parseEnd(value))
  if (format === 'day' || format === 'fact') {
    const fact = parseFact(value)
    const text = fact && writeFact(fact, fact.kind === 'date' && fact.minutes !== undefined ? '時刻つき' : '')
    if (!fact || text === undefined) return { text: value, wordings: [value] }
    return { text, wordings: fact.kind === 'date' ? [writeFact(fact, '月日') ?? text] : [text] }
  }
  const text = describeChoice(value, description)
  return { text, wordings: text === value ? listTextLines(value) : [] }
}

/** Formats a field's value with its unit or as a date, like the pages do; `null` means that there is no cap. */
export function writeValue(value: unknown, meta: z.GlobalMeta): WrittenValue {
  if (value === null) return { text: '上限なし', wordings: ['上限なし'] }
  if (typeof value === 'number') return writeNumber(value, meta.unit)
  if (typeof value === 'boolean') return { text: choiceLabels[String(value)] ?? '', wordings: [] }
  if (typeof value === 'string') return writeText(value, meta)
  return { text: JSON.stringify(value), wordings: [] }
}

/** Formats two moments without their year if it is the same: 4月30日(日) 23:59 → 5月7日(日) 23:59. */
export function withoutSharedYear(before: string, after: string): [before: string, after: string] {
  const [yearBefore, yearAfter] = [/^(\d{4}年)\d+月\d+日/.exec(before)?.[1], /^(\d{4}年)\d+月\d+日/.exec(after)?.[1]]
  if (yearBefore === undefined || yearBefore !== yearAfter) return [before, after]
  return [before.slice(yearBefore.length), after.slice(yearBefore.length)]
}
