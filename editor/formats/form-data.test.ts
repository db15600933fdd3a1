import { expect, test } from 'vitest'
import { z } from 'zod'

import { campaign } from '#schemas/files/campaign.ts'

import { formSchemas } from '../../tests/support/editor/every-field.ts'
import { fromForm, toForm } from './form-data.ts'
import { describeField, listAlternatives, listFields } from './schema-shape.ts'

/** Returns a value that a schema allows, with everything that it may hold. */
function fullValue(schema: z.core.$ZodType, name: string): unknown {
  const { bare, meta, fallback } = describeField(schema)
  if (bare instanceof z.ZodObject)
    return Object.fromEntries(listFields(bare).map(([key, field]) => [key, fullValue(field, key)]))
  if (bare instanceof z.ZodArray) return [fullValue(bare.element, name), fullValue(bare.element, name)]
  if (bare instanceof z.ZodRecord) return { 例1: '300円', 例2: '5%' }
  if (bare instanceof z.ZodUnion) return fullValue(listAlternatives(bare)[0]?.schema ?? bare, name)
  if (bare instanceof z.ZodEnum) return bare.options.find((option) => option !== fallback)
  if (bare instanceof z.ZodLiteral) return [...bare.values][0]
  if (bare instanceof z.ZodBoolean) return true
  if (bare instanceof z.ZodNumber) return 3
  return meta.format === 'day' ? '2023-04-30' : `${name}の言葉`
}

test.each(Object.entries(formSchemas))('the form can write everything that the schema of %s allows', (_, schema) => {
  const value = fullValue(schema, 'x')
  expect(fromForm(schema, toForm(schema, value), undefined)).toEqual(value)
  const withoutCap = { maximumGrantPoint: null }
  expect(fromForm(campaign, toForm(campaign, withoutCap), undefined)).toMatchObject(withoutCap)
})

test('an empty form writes the required fields only', () => {
  const empty = { title: '', reductionRate: null, logos: [], isEighthDay: false, affiliateModalImg: null, facts: [] }
  expect(fromForm(campaign, empty, { title: 'x' })).toEqual({ title: '' })
})
