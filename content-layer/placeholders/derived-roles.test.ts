import { expect, test } from 'vitest'

import { followsFromFields, getDerivedRole } from './derived-roles.ts'
import { isDerivedFrom } from './item-placeholders.ts'

test.each([
  ['常時', 'base'],
  ['8th-dayの常時', 'base'],
  ['上乗せ', 'extra'],
  ['convenience-storeの上乗せ', 'extra'],
  ['上限に届く金額', 'cap-amount'],
  ['キャンペーンの数', 'campaign-count'],
  ['提携ショップの数', 'count'],
  ['商品の数', 'count'],
  ['例の常時', 'points-base'],
  ['例の上乗せ', 'points-extra'],
  ['例の値段の合計', 'points-total'],
  ['例の特典', 'points'],
  ['phone-1の値段', 'price'],
  ['phone-1のポイント', 'item-points'],
  ['例', undefined],
  ['例の色', undefined],
  ['例の', undefined],
  ['constructor', undefined],
  ['店の数え方', undefined],
  ['上限の話', undefined],
])('the name %s has the role %s', (name, role) => {
  expect(getDerivedRole(name)).toBe(role)
  expect(followsFromFields(name)).toBe(role !== undefined)
})

test('a stated fact is derived from the declared fact of its name, or from a declared price', () => {
  expect(isDerivedFrom('例', '例')).toBe(true)
  expect(isDerivedFrom('例の常時', '例')).toBe(true)
  expect(isDerivedFrom('高い例の常時', '例')).toBe(false)
  expect(isDerivedFrom('例の色', '例')).toBe(false)
  expect(isDerivedFrom('例2', '例')).toBe(false)
  expect(isDerivedFrom('上限', '例')).toBe(false)
})
