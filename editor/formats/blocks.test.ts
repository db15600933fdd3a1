import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { isRecord } from '#domain/is-record.ts'
import type { TagName } from '#schemas/blocks.ts'

import { listFields, describeField } from './schema-shape.ts'
import { listBlocksWithin, enclosesText, getFormProperties, getPartName, type BlockForm } from './block-form.ts'
import { patchBody } from './patch-body.ts'
import { readBody } from './read-body.ts'

/** Returns a value that a form could hold for a property. */
function anyValue(schema: z.core.$ZodType): unknown {
  const { bare } = describeField(schema)
  if (bare instanceof z.ZodObject)
    return Object.fromEntries(listFields(bare).map(([key, field]) => [key, anyValue(field)]))
  if (bare instanceof z.ZodArray) return [anyValue(bare.element), anyValue(bare.element)]
  if (bare instanceof z.ZodEnum) return bare.options[0]
  return bare instanceof z.ZodNumber ? 3 : '言葉 "と" & <印> {です}'
}

function anyBlock(name: TagName): BlockForm {
  const properties = Object.entries(getFormProperties(name)).map(([property, schema]): [string, unknown] => [
    property,
    anyValue(schema),
  ])
  const part = getPartName(name)
  return {
    ...Object.fromEntries(properties),
    type: name,
    ...(enclosesText(name) && { body: '一つめの段落。\n\n- 一つ\n- 二つ' }),
    ...(part && { parts: [anyBlock(part), anyBlock(part)] }),
  }
}

/** Changes all that can be changed in the data of a form. */
function change(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) change(inner)
  if (Array.isArray(value)) value.push('further')
  else if (isRecord(value)) Object.assign(value, { further: 'further' })
}

function unnumbered({ at: _, parts, ...block }: BlockForm): BlockForm {
  return { ...block, ...(parts && { parts: parts.map(unnumbered) }) }
}

const body = '\n## 見出し\n\n文章。\n\n<Notice title="お知らせ">\n  ご注意。\n</Notice>\n'

describe.each(listBlocksWithin())('%s', (name) => {
  const opened = readBody(body).map(({ data }) => data)

  test('a new block is written, and read again as it was in the form', () => {
    const written = patchBody(body, [...opened, anyBlock(name)])
    expect(written.startsWith(body.trimEnd())).toBe(true)
    expect(unnumbered(readBody(written).at(-1)?.data ?? { type: '' })).toEqual(unnumbered(anyBlock(name)))
  })

  test('what a form does with its data is not read again', () => {
    const written = patchBody(body, [...opened, anyBlock(name)])
    const read = () => readBody(written).map(({ data }) => data)
    const expected = structuredClone(read())
    change(read())
    expect(read()).toEqual(expected)
  })

  test('moved up and removed again, the body is as it was', () => {
    const written = patchBody(body, [anyBlock(name), ...opened])
    const [, ...rest] = readBody(written).map(({ data }) => data)
    expect(patchBody(written, rest)).toBe(body)
  })
})

test('invalid MDX, and blocks that no form shows, are text that keeps its bytes', () => {
  for (const text of [
    '\n## 見出し\n\n<Steps>\n',
    '\n<Steps {...x}>\n</Steps>\n',
    '\n<Unknown a={1 + 1} />\n\n文\n',
    '\n',
  ]) {
    const blocks = readBody(text).map(({ data }) => data)
    expect(blocks.every(({ type }) => type === 'text')).toBe(true)
    expect(patchBody(text, blocks)).toBe(text)
  }
})

test('a review mark above a body is no block, and stays until all texts of the body have changed', () => {
  const marked = `\n{/* 見直す */}\n${body}`
  const blocks = readBody(marked).map(({ data }) => data)
  expect(blocks).toEqual(readBody(body).map(({ data }) => data))
  expect(patchBody(marked, blocks)).toBe(marked)
  const changed = blocks.with(0, { ...blocks[0], type: 'text', body: '新しい文。' })
  expect(patchBody(marked, changed)).toBe(`\n{/* 見直す */}\n${patchBody(body, changed)}`)
  expect(patchBody(marked, changed.slice(0, 1))).toBe(patchBody(body, changed.slice(0, 1)))
  expect(readBody('\n{/* 見直す */}\n')).toHaveLength(1)
})

test('a review mark above a body stays while a line in Latin letters is unchanged', () => {
  const [block] = readBody('\nApple Pay\n\n古い文。\n').map(({ data }) => data)
  const changed = { ...block, type: 'text', body: 'Apple Pay\n\n新しい文。' }
  expect(patchBody('\n{/* 見直す */}\n\nApple Pay\n\n古い文。\n', [changed])).toBe(
    '\n{/* 見直す */}\n\nApple Pay\n\n新しい文。\n',
  )
})

describe('a body with a mistake', () => {
  const [before, after] = [
    '\n<Steps>\n  <Step title="一">文。</Step>\n</Steps>\n\n',
    '\n\n<LogoGrid />\n\n終わりの文。\n',
  ]

  test.each([
    '5<10 なら、あ<い',
    '{上限',
    '上限}',
    '<b>太字',
    '</Steps>',
    '<!-- メモ -->',
    'import あ',
    '<https://example.jp>',
    '<Step>',
    '<Notice title=五>',
    '1 < 2\n\n3 < 4',
  ])('has it in its words, and all other blocks: %j', (words) => {
    const blocks = readBody(before + words + after).map(({ data }) => data)
    expect(blocks.map(({ type }) => type)).toEqual(['Steps', 'text', 'LogoGrid', 'text'])
    expect(blocks[1]?.body).toBe(words)
    const [first, , ...rest] = blocks
    const mistaken = { ...blocks[1], type: 'text', body: `${words}。` }
    expect(patchBody(before + words + after, [first ?? mistaken, mistaken, ...rest])).toBe(
      `${before + words}。${after}`,
    )
  })

  test('has it in the words of a block as well', () => {
    const body = before.replace('文。', '\n    5<10 の文。\n  ') + after
    const [steps] = readBody(body).map(({ data }) => data)
    expect(steps?.parts).toEqual([{ type: 'Step', title: '一', body: '5<10 の文。', at: 0 }])
  })

  test('has no block with another value than it', () => {
    const table = '<RateTable caption="表" columns={["a", "b"]} rows={[["1", <2]]} />'
    expect(readBody(before + table + after).map(({ data }) => data.body ?? data.type)).toEqual([
      'Steps',
      table,
      'LogoGrid',
      '終わりの文。',
    ])
  })
})
