import { expect, test } from 'vitest'
import { z } from 'zod'

import { annotation } from './files/annotation.ts'
import { blockNames, getBlock } from './blocks.ts'
import { campaign } from './files/campaign.ts'
import { month } from './files/month.ts'
import { provider } from './files/provider.ts'

/** Returns the schema inside `.optional()`, `.nullable()` or `.default()`; undefined for any other schema. */
function innerSchema(schema: unknown): unknown {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapper ? schema.unwrap() : undefined
}

/** Returns whether a field has a description, before or after it was made optional. */
function isDescribed(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false
  return schema.meta()?.['description'] !== undefined || isDescribed(innerSchema(schema))
}

/** Lists the paths of the fields below a schema that have no description: campaign.headline.figure. */
function listUndescribed(path: string, schema: unknown): string[] {
  const inner = innerSchema(schema)
  if (inner !== undefined) return listUndescribed(path, inner)
  if (schema instanceof z.ZodArray) return listUndescribed(`${path}[]`, schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const fieldPath = `${path}.${key}`
    const below = listUndescribed(fieldPath, field)
    return isDescribed(field) ? below : [fieldPath, ...below]
  })
}

const contentFiles = Object.entries({ campaign, month, provider, annotation })

/** Blocks that authors place. */
const blocks = blockNames
  .filter((name) => !getBlock(name).placedByPage)
  .map((name) => [name, getBlock(name).props] as const)

// The description is the hint of a diagnostic: without it, the check could not suggest a fix.
test.each([...contentFiles, ...blocks])('every field of %s has a description', (name, schema) => {
  expect(listUndescribed(name, schema)).toEqual([])
})

test('a field without a description is found at any depth', () => {
  const described = z.string().meta({ description: '説明' })
  const schema = z.object({ good: described.optional(), list: z.array(z.object({ bad: z.string() })).optional() })
  expect(listUndescribed('file', schema)).toEqual(['file.list', 'file.list[].bad'])
})
