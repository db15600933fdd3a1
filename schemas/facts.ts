import { z } from 'zod'

import { rule } from './rule.ts'

/** A name that sentences can hold: no spaces, brackets or colons. */
const factName = z.string().regex(/^[^\s\u3000｛｝「」：:{}]{1,20}$/)

const quantity = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[^\d\s.,:/-]{1,6}$/
const moment = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/
const time = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

/** A number with its unit, a date with or without a time (Japan time), or a time. */
const factValue = z
  .string()
  .refine((value) => [quantity, moment, time].some((form) => form.test(value)), rule('bad-fact'))
  .meta({
    format: 'fact',
    description:
      '数と単位（3,000円、5%、300ポイント、10人）、日付（2023-04-30、2023-04-30 23:59）、時刻（23:59）のどれか',
  })

/** Terms that no field states, by the name by which sentences state them. */
export const facts = z
  .record(factName, factValue)
  .default({})
  .meta({ description: '文の中で ｛名前｝ と書いて使う数や日付。項目にないものだけをここに書く' })
