import { z } from 'zod'

import type { PictureSlot } from '#schemas/meta.ts'

import type { Choice, Field } from './field.ts'
import { describeLimits, getLimits } from './schema-limits.ts'
import { choicesIn, getHint, getLabel, withoutChoices } from './split-description.ts'
import { listAlternatives, listFields, describeField, type Shape } from '../formats/schema-shape.ts'

/** The properties that fields of every kind have. */
type Common = Pick<Field, 'name' | 'label' | 'hint' | 'required'>

function makeCommon(name: string, { meta, isOptional, bare }: Shape): Common {
  const { title, description } = meta
  const texts = { title, description }
  const limits = bare instanceof z.ZodNumber ? describeLimits(bare) : ''
  const hint = (limits + getHint(texts)).replace(/。$/, '')
  return { name, label: getLabel(texts), required: !isOptional, ...(hint === '' ? {} : { hint }) }
}

function withoutHint({ name, label, required }: Common): Common {
  return { name, label, required }
}

/** Creates the field for a text; its format determines the widget. */
function makeText(common: Common, shape: Shape, slot: PictureSlot): Field {
  const { bare, meta } = shape
  switch (meta.format) {
    case 'color':
      return { ...common, ...textDefault(shape), widget: 'color' }
    case 'image':
      // The slot's requirements are displayed next to it; a path is chosen, and not written.
      return { ...withoutHint(common), widget: 'picture', slot }
    case 'field':
      return { ...withoutHint(common), widget: 'field-name' }
    case 'day':
      return { ...common, widget: 'moment', day: true }
    case 'id':
      if (meta.names === undefined) return makePlainText(common, shape)
      return { ...withoutHint(common), widget: 'entry-name', names: meta.names }
    case 'period-start':
    case 'period-end':
    case 'publish-at':
      return { ...common, widget: 'moment' }
    case undefined:
      if (getLimits(bare).pattern !== undefined) return makePlainText(common, shape)
      return { ...common, ...textDefault(shape), widget: 'sentence' }
    default:
      return makePlainText(common, shape)
  }
}

/** Creates the field of a text without terms in it, such as a URL. */
function makePlainText(common: Common, shape: Shape): Field {
  const { pattern } = getLimits(shape.bare)
  const { description = '' } = shape.meta
  const checked: Pick<Field, 'pattern'> = pattern === undefined ? {} : { pattern: [pattern, description] }
  return { ...common, ...textDefault(shape), widget: 'string', ...checked }
}

function textDefault({ fallback }: Shape): { default?: string } {
  return typeof fallback === 'string' && fallback !== '' ? { default: fallback } : {}
}

/** The label of the form for `null` in a file. */
const unlimited = '上限がないときは「上限なし」にしるしをつける'

function makeNumber(common: Common, { bare, meta, isNullable, isOptional, fallback }: Shape): Field {
  // An image's size is read from its file: the author does not enter it.
  if (meta.unit === 'pixels' && isOptional) return { ...common, widget: 'size' }
  if (isNullable) return { ...common, hint: unlimited, widget: 'cap' }
  const { minimum, maximum } = getLimits(bare)
  const isInteger = bare instanceof z.ZodNumber && bare.format === 'safeint'
  return {
    ...common,
    widget: 'number',
    value_type: isInteger ? 'int' : 'float',
    step: isInteger ? 1 : 0.1,
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(fallback === undefined ? {} : { default: fallback }),
  }
}

function makeBoolean(common: Common, { isOptional, fallback }: Shape): Field {
  if (typeof fallback === 'boolean') return { ...common, widget: 'boolean', default: fallback, required: false }
  if (!isOptional) return { ...common, widget: 'boolean' }
  // A checkbox could not distinguish "no" from an unset value.
  return {
    ...common,
    widget: 'select',
    options: [
      { label: 'はい', value: true },
      { label: 'いいえ', value: false },
    ],
  }
}

function makeChoice(common: Common, options: readonly unknown[], { meta, fallback }: Shape): Field {
  const choices = choicesIn(meta.description)
  const values = options.map(String)
  // The choices themselves explain what a description states about them.
  const hint = withoutChoices(common.hint)
  return {
    ...withoutHint(common),
    ...(hint === '' ? {} : { hint }),
    widget: 'select',
    options: values.map((value) => ({ label: choices.get(value) ?? value, value })),
    ...(fallback === undefined ? {} : { default: fallback }),
  }
}

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

/** Creates the field for named values: a list of pairs. */
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

/** Creates the fields of an object; `outer` is the slot of its images, unless one specifies another. */
export function makeFields(object: z.ZodObject, outer: PictureSlot = 'text'): Field[] {
  const fields = listFields(object).map(([name, schema]) => makeField(name, schema, outer))
  return fields.map((field) => {
    if (field.widget !== 'list' || field.field?.widget !== 'field-name') return field
    // A list of field names: of the other fields.
    return { ...field, field: { ...field.field, choices: listChoices(fields.filter((other) => other !== field)) } }
  })
}

/** Lists fields and those in their groups as choices, by their paths and labels. */
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

/** Creates the form's field for a field of the content, with its label, hint, limits, choices and default. */
export function makeField(name: string, schema: z.core.$ZodType, outer: PictureSlot = 'text'): Field {
  const shape = describeField(schema)
  const { bare } = shape
  const slot = shape.meta.slot ?? outer
  const common = makeCommon(name, shape)
  if (bare instanceof z.ZodString) return makeText(common, shape, slot)
  if (bare instanceof z.ZodNumber) return makeNumber(common, shape)
  if (bare instanceof z.ZodBoolean) return makeBoolean(common, shape)
  if (bare instanceof z.ZodEnum) return makeChoice(common, bare.options, shape)
  if (bare instanceof z.ZodLiteral) return makeChoice(common, [...bare.values], shape)
  if (bare instanceof z.ZodObject) {
    // An image is to be seen.
    const collapsed = Object.hasOwn(bare.shape, 'src') ? false : 'auto'
    return { ...common, widget: 'object', collapsed, fields: makeFields(bare, slot) }
  }
  if (bare instanceof z.ZodRecord) return makePairs(common, bare)
  if (bare instanceof z.ZodArray) return makeList(common, bare.element, shape, slot)
  throw new Error(`The form has no field for ${name}.`)
}
