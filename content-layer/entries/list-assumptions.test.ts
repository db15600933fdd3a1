import { expect, test } from 'vitest'

import { listAssumptions } from './list-assumptions.ts'

test('assumed fields are listed with their values, at all levels; a missing field has no value', () => {
  const data = {
    assumed: ['target', 'facts.人数', 'terms.1.detail', 'tagret'],
    target: 'はじめての方',
    facts: { 人数: '5人' },
    terms: [{ detail: 'a' }, { detail: 'b' }],
    campaigns: { entry: { assumed: ['grantBy'], grantBy: '2023-06-30' } },
  }
  expect(listAssumptions('x.yaml', data)).toEqual([
    { file: 'x.yaml', field: 'target', value: 'はじめての方' },
    { file: 'x.yaml', field: 'facts.人数', value: '5人' },
    { file: 'x.yaml', field: 'terms.1.detail', value: 'b' },
    { file: 'x.yaml', field: 'tagret', value: undefined },
    { file: 'x.yaml', field: 'campaigns.entry.grantBy', value: '2023-06-30' },
  ])
})

test('nothing is assumed unless declared', () => {
  expect([{}, [], 'text', null, { assumed: 'target' }].flatMap((data) => listAssumptions('x.yaml', data))).toEqual([])
})
