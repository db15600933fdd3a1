import { expect, test } from 'vitest'

import { readBlock } from '../test-support.ts'

const label = 'ポイント'
const common = { baseRate: 1, isEntryRequired: false, conditions: [] }

test('a total says which rates it is made of', () => {
  const text = readBlock('HeadlineRate', {
    ...common,
    headline: { kind: 'total', figure: 5, unit: '%', label },
    reductionRate: 4,
  })
  expect(text).toContain('常時1%＋期間中の上乗せ4%5%')
})

test('an extra rate is added to the base rate', () => {
  const text = readBlock('HeadlineRate', { ...common, headline: { kind: 'extra', figure: 8, unit: '%', label } })
  expect(text).toContain('常時1%に＋8%')
})

test('cap, conditions and a required entry are next to the figure', () => {
  const text = readBlock('HeadlineRate', {
    ...common,
    headline: { kind: 'bonus', figure: 1500, unit: 'P', label },
    maximumGrantPoint: 300,
    isEntryRequired: true,
    conditions: ['はじめての方'],
  })
  for (const expected of ['1,500P', '上限300ポイント', 'エントリー必要', 'はじめての方'])
    expect(text).toContain(expected)
})
