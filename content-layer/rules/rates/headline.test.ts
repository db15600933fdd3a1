import { expect, test } from 'vitest'

import { headlineDiagnostics } from './headline.ts'

const told = (kind: 'total' | 'extra', figure: number) =>
  headlineDiagnostics({ headline: { kind, figure, unit: '%', label: '還元' }, reductionRate: 4 }, 1)

test('a total is the base rate plus the extra rate', () => {
  expect(told('total', 5)).toEqual([])
  expect(told('total', 6)).toMatchObject([
    { kind: 'headline-mismatch', details: { actual: 6, sum: 'baseRate 1 + reductionRate 4 = 5', expected: 5 } },
  ])
})

test('what is added is that alone', () => {
  expect(told('extra', 4)).toEqual([])
  expect(told('extra', 3)).toMatchObject([
    { kind: 'headline-mismatch', details: { actual: 3, sum: 'reductionRate = 4', expected: 4 } },
  ])
})

test('a figure of the other kind is reported with that kind', () => {
  expect(told('total', 4)).toMatchObject([{ kind: 'headline-other-kind', details: { expected: 5, other: 'extra' } }])
  expect(told('extra', 5)).toMatchObject([{ kind: 'headline-other-kind', details: { expected: 4, other: 'total' } }])
})
