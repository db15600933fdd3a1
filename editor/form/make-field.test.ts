import { expect, test } from 'vitest'

import { getBlock, isTagName, tagNames } from '#schemas/blocks.ts'

import { forms, formSchemas } from '../../tests/support/editor/every-field.ts'
import { getFormProperties } from '../formats/block-form.ts'
import type { Field } from './field.ts'
import { makeBodyField } from './make-body-field.ts'
import { makeFields } from './make-field.ts'
import { listFields, describeField } from '../formats/schema-shape.ts'

const all = forms.flatMap(({ name, fields }) =>
  fields.map(([path, field]): [string, Field] => [`${name}.${path}`, field]),
)

const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u

test('every field has a label in Japanese that fits on one line of a phone', () => {
  const wrong = all.filter(
    ([, { label }]) => !japanese.test(label) || /=|true|false|null/.test(label) || label.length > 20,
  )
  expect(wrong.map(([path, { label }]) => `${path}: ${label}`)).toEqual([])
})

test('every word of a description is in the label or the hint', () => {
  const lost = Object.values(formSchemas).flatMap((schema) =>
    makeFields(schema).filter((field) => {
      const { description = '' } = describeField(
        listFields(schema).find(([name]) => name === field.name)?.[1] ?? schema,
      ).meta
      const choices = field.widget === 'select' ? field.options.flatMap(({ label, value }) => [label, value]) : []
      const said = [field.label, field.hint ?? '', ...choices].join('')
      return description
        .replaceAll(/[\w-]+ = |null|は null|[。、：:\s]/g, '')
        .split('')
        .some((character) => !said.includes(character))
    }),
  )
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('no label or hint names a key of files or a block', () => {
  const keys = new Set(forms.flatMap(({ fields }) => fields.map(([, { name }]) => name)))
  // Other words of people, and the parts of an address.
  const allowed = new Set(['id', 'url'])
  const strange = forms.flatMap(({ fields }) =>
    fields.flatMap(([path, { name, label, hint = '' }]) => {
      const words = `${label} ${hint}`.match(/(?<![\w/{-])[A-Za-z]+(?![\w}])/g) ?? []
      const found = words.filter((word) => (keys.has(word) || isTagName(word)) && !allowed.has(word))
      // Its values are blocks.
      return name === 'blocks' || found.length === 0 ? [] : [`${path}: ${found.join()}`]
    }),
  )
  expect(strange).toEqual([])
})

test('every choice is named in Japanese, or is a sign', () => {
  const unnamed = all.flatMap(([path, field]) =>
    field.widget === 'select'
      ? field.options
          .filter(({ label }) => !japanese.test(label) && !/^[%P]$/.test(label))
          .map(({ label }) => `${path}: ${label}`)
      : [],
  )
  expect(unnamed).toEqual([])
})

test('every limit of a number is in the form', () => {
  const rate = all.find(([path]) => path === 'campaign.reductionRate')?.[1]
  expect(rate).toMatchObject({ widget: 'number', value_type: 'float', min: 0.1, max: 100, required: false })
  const price = all.find(([path]) => path === 'campaign.affiliateItems.price')?.[1]
  expect(price).toMatchObject({ widget: 'number', value_type: 'int', min: 0, required: true })
  expect(all.find(([path]) => path === 'month.campaigns')?.[1]).toMatchObject({ widget: 'list', min: 1 })
})

test('the form offers every block of content, with all properties except those that a field fills', () => {
  const body = makeBodyField()
  const types = body.widget === 'list' ? (body.types ?? []) : []
  const parts = types.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.widget === 'list' ? (field.types ?? []) : [])),
  )
  const offered = new Map([...types, ...parts].map(({ name, fields }) => [name, fields.map((field) => field.name)]))
  const placed = tagNames.filter((name) => !getBlock(name).placedByPage)
  expect([...offered.keys()].filter((name) => name !== 'text').sort()).toEqual([...placed].sort())
  for (const name of placed)
    expect(offered.get(name)).toEqual(expect.arrayContaining(Object.keys(getFormProperties(name))))
})

test('a picture has its slot, a cap no word of files in its hint, and a choice no values in its hint', () => {
  const fieldAt = (path: string) => all.find(([name]) => name === path)?.[1]
  expect(fieldAt('campaign.summaryKv.src')).toMatchObject({ widget: 'picture', slot: 'card' })
  expect(fieldAt('campaign.logosOnDetail.src')).toMatchObject({ widget: 'picture', slot: 'logo' })
  expect(fieldAt('month.kv.src')).toMatchObject({ widget: 'picture', slot: 'stage' })
  expect(all.filter(([, { hint = '' }]) => /null|true|false|<| = /.test(hint)).map(([path]) => path)).toEqual([])
})
