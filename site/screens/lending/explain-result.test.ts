import { expect, test } from 'vitest'

import { barsPath } from './bars-path.ts'
import { explainResult } from './explain-result.ts'

const result = {
  simulation: { repaymentCompleteMonth: '2024-02', totalRepaymentAmount: 10_113, totalInterestAmount: 113 },
  loanAmount: 10_000,
  monthlyRepayAmount: 5_000,
  answeredAt: Date.parse('2023-11-10T12:00:00+09:00'),
}

test('a simulation at the preferential rate is known by its totals', () => {
  expect(explainResult(result, { interestRate: 15, preferentialInterestRate: 9 })).toMatchObject({ annualRate: 9, repayment: { totalInterest: 113 } })
})

test('a simulation at the normal rate is known although there is a preferential one', () => {
  const simulation = { ...result.simulation, totalRepaymentAmount: 10_191, totalInterestAmount: 191 }
  expect(explainResult({ ...result, simulation }, { interestRate: 15, preferentialInterestRate: 9 })).toMatchObject({ annualRate: 15 })
})

test.each([
  ['other figures', { interestRate: 15, preferentialInterestRate: 12 }, 12],
  ['no rate at all', { interestRate: undefined, preferentialInterestRate: undefined }, undefined],
])('with %s there is nothing to draw', (_title, rates, annualRate) => {
  expect(explainResult(result, rates)).toEqual({ annualRate, repayment: undefined })
})

test('bars stand side by side over the whole width, and zero is no bar', () => {
  expect(barsPath([100, 50, 0], { width: 90, height: 40 })).toBe('M0 40v-40h20v40zM30 40v-20h20v20z')
  expect(barsPath([0], { width: 90, height: 40 })).toBe('')
})
