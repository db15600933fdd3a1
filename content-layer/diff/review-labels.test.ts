import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { campaign } from '#schemas/files/campaign.ts'
import { month } from '#schemas/files/month.ts'
import { provider } from '#schemas/files/provider.ts'
import { screens } from '#schemas/screens.ts'

import { describe as describeSchema } from '../source/fields/schema-at.ts'
import { getReviewLabel } from './review-labels.ts'
import { derivedFromImages } from './compared-separately.ts'

/** Fields that documents lack, or that are reported under other names. */
const unnamed: ReadonlySet<string> = new Set([...derivedFromImages, 'id', 'assumed', 'publishAt'])

/** Returns every field of a schema that a review can name, by its path, with its label. */
function labelsOf(schema: z.core.$ZodType, path: readonly string[] = []): Map<string, string> {
  const { bare, meta } = describeSchema(schema)
  const own = path.length > 0 ? [[path.join('.'), getReviewLabel(path, meta).name] as const] : []
  if (bare instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = bare.shape
    const fields = Object.entries(shape).filter(([name]) => !unnamed.has(name))
    return new Map([...own, ...fields.flatMap(([name, field]) => [...labelsOf(field, [...path, name])])])
  }
  if (bare instanceof z.ZodRecord) return new Map([...own, ...labelsOf(z.string(), [...path, '名前'])])
  const inner = bare instanceof z.ZodArray ? [bare.element] : bare instanceof z.ZodUnion ? bare.options : []
  return new Map([...inner.flatMap((part) => [...labelsOf(part, path)]), ...own])
}

/** A label that names a thing in Japanese: no path, no code, and no part of a sentence that was cut off. */
const isLabel = /^(?!.*(?:[a-z]\.[a-z]|[/_{}]|\b(?:true|null)\b))(?=.*[ぁ-んァ-ヶ一-龠]).*(?:こと|[^にをがはと、])$/

describe.each(Object.entries({ campaign, month, provider, ...screens }))('%s', (_, schema) => {
  test('names every field in Japanese', () => {
    const labels = labelsOf(schema)
    expect(labels.size).toBeGreaterThan(5)
    expect([...labels].filter(([, label]) => !isLabel.test(label))).toEqual([])
  })
})

test('a field without a description has no label', () => {
  const schema = z.object({ stage: z.object({ fancyName: z.string() }).meta({ description: '舞台' }) })
  expect([...labelsOf(schema)].filter(([, label]) => !isLabel.test(label))).toEqual([
    ['stage.fancyName', 'stage.fancyName'],
  ])
})
