import { z } from 'zod'

import { isRealDateTime } from './japan-time.ts'
import { rule } from './rule.ts'

/** A name that sentences can hold: no spaces, brackets or colons. */
const factName = z.string().regex(/^[^\s\u3000｛｝「」：:{}]{1,20}$/)

const quantity = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[^\d\s.,:/-]{1,6}$/
const time = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

function isFact(value: string): boolean {
  if (quantity.test(value) || time.test(value)) return true
  return /^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/.test(value) && isRealDateTime(value.length > 10 ? value : `${value} 00:00`)
}

/** A number with its unit, a date with or without a time (Japan time), or a time. */
const factValue = z.string().refine(isFact, rule('bad-fact')).meta({
  format: 'fact',
  description:
    '数と単位（3,000円、5%、300ポイント、10人）、日付（2023-04-30、2023-04-30 23:59）、時刻（23:59）のどれか',
})

/** Terms that no field states, by the name by which sentences state them. */
export const facts = z
  .record(factName, factValue)
  .default({})
  .meta({ description: '文の中で ｛名前｝ と書いて使う数や日付。項目にないものだけをここに書く' })
