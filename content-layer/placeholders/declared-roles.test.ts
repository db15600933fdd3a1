import { expect, test } from 'vitest'

import { parseFact } from '#schemas/facts.ts'

import { getDeclaredRole } from './declared-roles.ts'

test.each([
  ['例', '1,500円', 'example'],
  ['高い例', '9,000円', 'example'],
  ['一回の下限', '3,000円', 'lowest-amount'],
  ['条件金額', '3,000円', 'lowest-amount'],
  ['最大', '90,000円', 'highest-amount'],
  ['一回の上限', '90,000円', 'highest-amount'],
  ['最多', '90,000円', 'highest-amount'],
  ['おまけ', '500円', undefined],
  ['最大', '20%', undefined],
  ['回数', '1回', 'times'],
  ['人数', '5人', 'people'],
  ['人数', '5名', 'people'],
  ['最低の年齢', '18歳', undefined],
  ['期限', '14日', undefined],
  ['冊数', '5冊', undefined],
  ['最大', '500ポイント', undefined],
  ['下限', '2023-09-01', undefined],
])('%s: %s has the role %s', (name, written, role) => {
  const fact = parseFact(written)
  expect(fact).toBeDefined()
  expect(getDeclaredRole(name, fact)).toBe(role)
})

test.each([
  ['回数', 'times'],
  ['人数', 'people'],
  ['一回の下限', 'lowest-amount'],
  ['例1', 'example'],
  ['安い例', 'example'],
  ['例', undefined],
  ['最大', undefined],
])('without its figure, %s has the role %s', (name, role) => {
  expect(getDeclaredRole(name, undefined)).toBe(role)
})
