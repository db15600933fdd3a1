import { expect, test } from 'vitest'

import { declaredValue, checkDeclaredFacts } from './declared-facts.ts'

test('the number of a fact is read by its name', () => {
  const facts = { 最大額: '500,000円', 締切: '2023-02-20', 回数: '12回' }
  expect(['最大額', '回数', '締切', 'toString'].map((name) => declaredValue(facts, name))).toEqual([
    500_000,
    12,
    undefined,
    undefined,
  ])
})

test.each([
  ['返済日: 31日', []],
  ['返済日: 32日', ['value-impossible']],
  ['引き落とし日: 0日', ['value-impossible']],
  // Days that are counted, and what else a day may have.
  ['有効期間: 45日', []],
  ['定休日: 52回', []],
  ['開催日: 5,000円', []],
  ['開催日: 2023-02-20', []],
  ['参加: 3エン', ['unit-unusual']],
])('%s: %j', (fact, kinds) => {
  const [name = '', text = ''] = fact.split(': ')
  expect(checkDeclaredFacts({ [name]: text }).map(({ kind }) => kind)).toEqual(kinds)
})
