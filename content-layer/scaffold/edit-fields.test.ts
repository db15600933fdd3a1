import { expect, test } from 'vitest'

import { markField, removeField, setField, unmarkField } from './edit-fields.ts'

const fields = `tag: 札 # 決まり
headline:
  kind: total # 合計
  figure: 5
reductionRate: 4
affiliateItems:
  - id: phone
    price: 100
  - id: watch
    price: 200
entry: required
`

test('a value is replaced, and the comment after it stays', () => {
  expect(setField(fields, ['headline', 'kind'], 'extra')).toBe(fields.replace('total', 'extra'))
  expect(setField(fields, ['affiliateItems', 1, 'price'], '300')).toBe(fields.replace('200', '300'))
})

test('a missing field is added at the end of its parent', () => {
  expect(setField(fields, ['headline', 'unit'], '"%"')).toBe(fields.replace('figure: 5\n', 'figure: 5\n  unit: "%"\n'))
  expect(setField(fields, ['affiliateItems', 0, 'grantPoint'], '1')).toBe(
    fields.replace('price: 100\n', 'price: 100\n    grantPoint: 1\n'),
  )
  expect(setField(fields, ['grantBy'], '2023-10-31')).toBe(`${fields}grantBy: 2023-10-31\n`)
})

test('a field goes with all that belongs to it', () => {
  expect(removeField(fields, ['headline'])).toBe(fields.replace(/headline[^]*?5\n/, ''))
  expect(removeField(fields, ['affiliateItems', 0])).toBe(fields.replace('  - id: phone\n    price: 100\n', ''))
  expect(removeField(fields, ['period'])).toBe(fields)
})

test('a field is marked once', () => {
  const marked = markField(fields, ['reductionRate'])
  expect(marked).toBe(fields.replace('reductionRate: 4', 'reductionRate: 4 # 見直す'))
  expect(markField(marked, ['reductionRate'])).toBe(marked)
  expect(unmarkField(marked, ['reductionRate'])).toBe(fields)
})
