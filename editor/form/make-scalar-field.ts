import { z } from 'zod'

import type { PictureSlot } from '#schemas/meta.ts'

import type { Field } from './field.ts'
import { describeLimits, getLimits } from './schema-limits.ts'
import { getHint, getLabel, parseChoices, withoutChoices } from './split-description.ts'
import type { Shape } from '../formats/schema-shape.ts'

/** The properties that fields of all kinds have. */
export type Common = Pick<Field, 'name' | 'label' | 'hint' | 'required'>

/** Returns the properties of a field that do not depend on its kind: its label, and its hint with the limits of a number. */
export function makeCommon(name: string, { meta, isOptional, bare }: Shape): Common {
  const { title, description } = meta
  const texts = { title, description }
  const limits = bare instanceof z.ZodNumber ? describeLimits(bare) : ''
  const hint = (limits + getHint(texts)).replace(/。$/, '')
  return { name, label: getLabel(texts), required: !isOptional, ...(hint === '' ? {} : { hint }) }
}

function withoutHint({ name, label, required }: Common): Common {
  return { name, label, required }
}

/** Creates the field for a text. The format in its metadata determines the widget. */
function makeText(common: Common, shape: Shape, slot: PictureSlot): Field {
  const { bare, meta } = shape
  switch (meta.format) {
    case 'color':
      return { ...common, ...getTextDefault(shape), widget: 'color' }
    case 'image':
      // No hint: the field shows the requirements of the slot, and a path is chosen instead of typed.
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
      return { ...common, ...getTextDefault(shape), widget: 'sentence' }
    default:
      return makePlainText(common, shape)
  }
}

/** Creates the field for a text without placeholders, such as a URL. */
function makePlainText(common: Common, shape: Shape): Field {
  const { pattern } = getLimits(shape.bare)
  const { description = '' } = shape.meta
  const checked: Pick<Field, 'pattern'> = pattern === undefined ? {} : { pattern: [pattern, description] }
  return { ...common, ...getTextDefault(shape), widget: 'string', ...checked }
}

/** Returns the default of a text as a property of its field. */
function getTextDefault({ fallback }: Shape): { default?: string } {
  return typeof fallback === 'string' && fallback !== '' ? { default: fallback } : {}
}

/** The hint of a number that may be `null`: points without a cap. */
const capHint = '上限がないときは「上限なし」にしるしをつける'

/** Creates the field for a number, with its limits. */
function makeNumber(common: Common, { bare, meta, isNullable, isOptional, fallback }: Shape): Field {
  // The size of an image is read from its file, so the author does not enter it.
  if (meta.unit === 'pixels' && isOptional) return { ...common, widget: 'size' }
  if (isNullable) return { ...common, hint: capHint, widget: 'cap' }
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

/** Creates the field for a boolean: a checkbox, or a select if it may be left out. */
function makeBoolean(common: Common, { isOptional, fallback }: Shape): Field {
  if (typeof fallback === 'boolean') return { ...common, widget: 'boolean', default: fallback, required: false }
  if (!isOptional) return { ...common, widget: 'boolean' }
  // A checkbox could not distinguish "no" from a value that is left out.
  return {
    ...common,
    widget: 'select',
    options: [
      { label: 'はい', value: true },
      { label: 'いいえ', value: false },
    ],
  }
}

/** Creates the select for one of several values, with the labels that the description gives them. */
function makeChoice(common: Common, options: readonly unknown[], { meta, fallback }: Shape): Field {
  const choices = parseChoices(meta.description)
  const values = options.map(String)
  // The options show what the description says about the choices.
  const hint = withoutChoices(common.hint)
  return {
    ...withoutHint(common),
    ...(hint === '' ? {} : { hint }),
    widget: 'select',
    options: values.map((value) => ({ label: choices.get(value) ?? value, value })),
    ...(fallback === undefined ? {} : { default: fallback }),
  }
}

/** Creates the field for a text, number, boolean or choice; undefined for any other schema. `slot` is that of images. */
export function makeScalarField(common: Common, shape: Shape, slot: PictureSlot): Field | undefined {
  const { bare } = shape
  if (bare instanceof z.ZodString) return makeText(common, shape, slot)
  if (bare instanceof z.ZodNumber) return makeNumber(common, shape)
  if (bare instanceof z.ZodBoolean) return makeBoolean(common, shape)
  if (bare instanceof z.ZodEnum) return makeChoice(common, bare.options, shape)
  return bare instanceof z.ZodLiteral ? makeChoice(common, [...bare.values], shape) : undefined
}
