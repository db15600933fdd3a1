import { expect, test } from 'vitest'
import { z } from 'zod'

import { annotation } from './annotation.ts'
import { blockNames, blockOf } from './blocks.ts'
import { campaign } from './campaign.ts'
import { month } from './month.ts'
import { provider } from './provider.ts'

function listUndescribed(name: string, schema: unknown, isDescribed = false): string[] {
  if (!(schema instanceof z.ZodType)) return []
  const hasDescription = isDescribed || schema.meta()?.['description'] !== undefined
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listUndescribed(name, schema.unwrap(), hasDescription)
  const undescribed = hasDescription ? [] : [name]
  if (schema instanceof z.ZodArray) return [...undescribed, ...listUndescribed(`${name}[]`, schema.element, true)]
  if (schema instanceof z.ZodObject)
    return [
      ...undescribed,
      ...Object.entries(schema.shape).flatMap(([key, value]) => listUndescribed(`${name}.${key}`, value)),
    ]
  return undescribed
}

// The description is the hint of a diagnostic: without it, the check could not suggest a fix.
test('every field of every content file and block has a description', () => {
  const files = { campaign, month, provider, annotation }
  const blocks = blockNames
    .filter((name) => !blockOf(name).placedByPage)
    .map((name) => [name, blockOf(name).props] as const)
  const schemas = [...Object.entries(files), ...blocks]
  expect(schemas.flatMap(([name, schema]) => listUndescribed(name, schema, true))).toEqual([])
})
