import { z } from 'zod'

import { inkContrast, minContrast } from '#domain/contrast.ts'
import { findInvisible } from '#domain/text/invisible-characters.ts'
import type { Unit } from './meta.ts'
import { reportAs } from './schema-diagnostic.ts'

const integer = (unit: Unit, description: string) => z.int().min(0).meta({ unit, description })

/** A rate in percent, with at most one decimal (specification §9, D8). */
export const percent = (description: string) =>
  z
    .number()
    .min(0)
    .max(100)
    // A fraction such as 0.04 is also below some minimum, which would be misleading advice.
    .refine((value) => Math.round(value * 10) / 10 === value, { ...reportAs('too-many-decimals'), abort: true })
    .meta({ unit: 'percent', description })

/** Points, a non-negative whole number. */
export const points = (description: string) => integer('points', description)

/** Yen including tax, a non-negative whole number. */
export const yen = (description: string) => integer('yen', description)

/** A count, a non-negative whole number. */
export const count = (description: string) => integer('count', description)

/** A dimension of a picture in CSS pixels, above zero. */
export const pixels = (description: string) => z.int().min(1).meta({ unit: 'pixels', description })

/** Text that is not blank. */
export const text = (description: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '', reportAs('empty-text'))
    .refine((value) => !findInvisible(value), reportAs('control-character'))
    .meta({ description })

/** A text for authors of content; it does not appear on pages. */
export const memo = (description: string) => text(description).meta({ format: 'memo' })

const hexColorPattern = /^#[0-9a-f]{6}$/

/** A CSS hex colour on which ink text is readable (WCAG AA). */
export const stageColor = z
  .string()
  .regex(hexColorPattern)
  // Zod refines a text of any form; one that is no colour is already reported.
  .refine((color) => !hexColorPattern.test(color) || inkContrast(color) >= minContrast, reportAs('low-contrast'))
  .meta({ format: 'color', description: '舞台の色。黒い文字が読める明るさの色' })
