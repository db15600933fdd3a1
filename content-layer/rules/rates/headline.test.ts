import { expect, test } from 'vitest'

import { checkHeadlineRate } from './headline.ts'

const diagnosticsOf = (kind: 'total' | 'extra', figure: number) =>
  checkHeadlineRate({ headline: { kind, figure, unit: '%', label: '還元' }, reductionRate: 4 }, 1)

test('a total is the base rate plus the extra rate', () => {
  expect(diagnosticsOf('total', 5)).toEqual([])
  expect(diagnosticsOf('total', 6)).toMatchObject([
    { kind: 'headline-mismatch', details: { actual: 6, sum: 'baseRate 1 + reductionRate 4 = 5', expected: 5 } },
  ])
})

test('an extra rate does not include the base rate', () => {
  expect(diagnosticsOf('extra', 4)).toEqual([])
  expect(diagnosticsOf('extra', 3)).toMatchObject([
    { kind: 'headline-mismatch', details: { actual: 3, sum: 'reductionRate = 4', expected: 4 } },
  ])
})

test('a figure of the other kind is reported with that kind', () => {
  expect(diagnosticsOf('total', 4)).toMatchObject([
    { kind: 'headline-other-kind', details: { expected: 5, other: 'extra' } },
  ])
  expect(diagnosticsOf('extra', 5)).toMatchObject([
    { kind: 'headline-other-kind', details: { expected: 4, other: 'total' } },
  ])
})
