import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { blockSchemas } from '#schemas/blocks.ts'
import { percent, points, stageColor, text } from '#schemas/primitives.ts'

import { describeProps } from './describe-props.ts'

function rowOf(schema: z.ZodType) {
  return describeProps(z.strictObject({ value: schema }))[0]
}

describe('describeProps', () => {
  test('a number is described with its unit', () => {
    expect(rowOf(percent('率'))).toEqual({
      path: 'value',
      type: '数（%）',
      isRequired: true,
      initial: undefined,
      description: '率',
    })
  })

  test('a cap that may be null keeps the description of its number', () => {
    expect(rowOf(points('上限').nullable())).toMatchObject({
      type: '整数（ポイント） か null',
      isRequired: true,
      description: '上限',
    })
  })

  test('a property with a default is not required, and its default is described', () => {
    expect(rowOf(z.enum(['primary', 'secondary']).default('secondary'))).toMatchObject({
      type: 'primary / secondary',
      isRequired: false,
      initial: '"secondary"',
    })
  })

  test('an optional property is not required', () => {
    expect(rowOf(text('補足').optional())).toMatchObject({
      type: '文字',
      isRequired: false,
      initial: undefined,
      description: '補足',
    })
  })

  test('a colour is distinguished from other texts', () => {
    expect(rowOf(stageColor)).toMatchObject({ type: '色' })
  })

  test('what is inside an object or a list follows it, with its whole path', () => {
    const items = z.array(z.strictObject({ name: text('名前'), size: z.strictObject({ width: z.int() }) }))
    const rows = describeProps(z.strictObject({ items, rows: z.array(z.array(text('欄'))) }))
    expect(rows.map(({ path, type }) => [path, type])).toEqual([
      ['items', 'まとまりの一覧'],
      ['items[].name', '文字'],
      ['items[].size', 'まとまり'],
      ['items[].size.width', '整数'],
      ['rows', '文字の一覧の一覧'],
    ])
  })

  test.each(Object.entries(blockSchemas))('every property of %s has a type and a description', (_name, { props }) => {
    for (const { path, type, description } of describeProps(props)) {
      expect([path, type, description]).toEqual([path, expect.stringMatching(/./), expect.stringMatching(/./)])
    }
  })
})
