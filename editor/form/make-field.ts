import { z } from 'zod'

import type { PictureSlot } from '#schemas/meta.ts'

import type { Choice, Field } from './field.ts'
import { makeCommon, makeScalarField, type Common } from './make-scalar-field.ts'
import { getLimits } from './schema-limits.ts'
import { getLabel } from './split-description.ts'
import { listAlternatives, listFields, describeField, type Shape } from '../formats/schema-shape.ts'

/** Creates the field for a list: a table for rows of texts, kinds of items for a union, or one field for each item. */
function makeList(common: Common, element: z.core.$ZodType, shape: Shape, slot: PictureSlot): Field {
  const { minItems } = getLimits(shape.bare)
  const base = {
    ...common,
    widget: 'list' as const,
    collapsed: 'auto' as const,
    ...(minItems && !shape.isOptional ? { min: minItems } : {}),
  }
  const item = describeField(element)
  if (item.bare instanceof z.ZodArray) return { ...common, widget: 'grid' }
  if (item.bare instanceof z.ZodUnion) {
    const types = listAlternatives(item.bare).map(({ name, schema }) => ({
      name,
      label: getLabel(describeField(schema).meta),
      widget: 'object' as const,
      fields: makeFields(schema, slot),
    }))
    return { ...base, types }
  }
  if (item.bare instanceof z.ZodObject) return { ...base, fields: makeFields(item.bare, item.meta.slot ?? slot) }
  return { ...base, field: { ...makeField('item', element, slot), label: common.label, hint: '', required: true } }
}

/** Creates the field for named values: a list of pairs, each with a name and a value. */
function makePairs(common: Common, record: z.ZodRecord): Field {
  const value = makeField('value', record.valueType)
  const name: Field = {
    name: 'name',
    label: '名前',
    hint: '文で ｛名前｝ と書く名前。空白やかっこは使えない',
    required: true,
    widget: 'string',
  }
  return {
    ...common,
    widget: 'list',
    collapsed: 'auto',
    summary: '{{fields.name}}：{{fields.value}}',
    fields: [name, { ...value, label: '値' }],
  }
}

/** Creates the fields of an object. `outer` is the slot of its images, unless a field specifies another. */
export function makeFields(object: z.ZodObject, outer: PictureSlot = 'text'): Field[] {
  const fields = listFields(object).map(([name, schema]) => makeField(name, schema, outer))
  return fields.map((field) => {
    if (field.widget !== 'list' || field.field?.widget !== 'field-name') return field
    // The names in a list of field names are those of the other fields.
    return { ...field, field: { ...field.field, choices: listChoices(fields.filter((other) => other !== field)) } }
  })
}

/** Lists fields, and the fields in their groups, as choices by their paths and labels. */
function listChoices(fields: readonly Field[]): Choice[] {
  return fields.flatMap((field) => {
    const inGroup = field.widget === 'object' ? listChoices(field.fields) : []
    return [
      { value: field.name, label: field.label },
      ...inGroup.map(({ value, label }) => ({
        value: `${field.name}.${String(value)}`,
        label: `${field.label} › ${label}`,
      })),
    ]
  })
}

/**
 * Creates the form's field for a field of the content, with its label, hint, limits, choices and default. `outer` is the
 * slot of the images around it.
 * @throws Error if the form has no field for the schema
 */
export function makeField(name: string, schema: z.core.$ZodType, outer: PictureSlot = 'text'): Field {
  const shape = describeField(schema)
  const { bare } = shape
  const slot = shape.meta.slot ?? outer
  const common = makeCommon(name, shape)
  const scalarField = makeScalarField(common, shape, slot)
  if (scalarField) return scalarField
  if (bare instanceof z.ZodObject) {
    // An image is visible at once; other groups are collapsed if there are many.
    const collapsed = Object.hasOwn(bare.shape, 'src') ? false : 'auto'
    return { ...common, widget: 'object', collapsed, fields: makeFields(bare, slot) }
  }
  if (bare instanceof z.ZodRecord) return makePairs(common, bare)
  if (bare instanceof z.ZodArray) return makeList(common, bare.element, shape, slot)
  throw new Error(`The form has no field for ${name}.`)
}
