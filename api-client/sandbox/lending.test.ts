import { describe, expect, test } from 'vitest'

import { getLandingPage, listMonthlyRepayAmountChoices, simulateRepayment } from '../calls/lending-landing.ts'
import { createNewcomer, getFailureDetails } from './test-support.ts'

describe('lending', () => {
  test.each([
    [
      10_000,
      [1_000, 2_000, 3_000, 5_000, 10_000],
      1_000,
      { repaymentCompleteMonth: '2024-10', totalInterestAmount: 745, totalRepaymentAmount: 10_745 },
    ],
    [
      100_000,
      [3_000, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000],
      10_000,
      { repaymentCompleteMonth: '2024-10', totalInterestAmount: 7_497, totalRepaymentAmount: 107_497 },
    ],
    [
      500_000,
      [20_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000],
      20_000,
      { repaymentCompleteMonth: '2026-06', totalInterestAmount: 103_248, totalRepaymentAmount: 603_248 },
    ],
  ])(
    'a loan of %i yen has its choices and a simulation worked out by hand',
    async (loanAmount, choices, monthlyRepayAmount, simulation) => {
      const visitor = createNewcomer()
      expect(await visitor.call(listMonthlyRepayAmountChoices, { loanAmount })).toEqual({
        monthlyRepayAmountChoices: choices,
      })
      expect(await visitor.call(simulateRepayment, { loanAmount, monthlyRepayAmount })).toEqual(simulation)
    },
  )

  test('refuses what was not offered', async () => {
    const visitor = createNewcomer()
    expect(
      await getFailureDetails(visitor.call(simulateRepayment, { loanAmount: 100_000, monthlyRepayAmount: 1_000 })),
    ).toMatchObject({ status: 400 })
    expect(await getFailureDetails(visitor.call(listMonthlyRepayAmountChoices, { loanAmount: 500_001 }))).toMatchObject(
      {
        status: 400,
      },
    )
    expect(await getFailureDetails(visitor.call(listMonthlyRepayAmountChoices, { loanAmount: 999 }))).toMatchObject({
      status: 400,
    })
  })

  test('the remaining loanable amount is returned, never above the general limit', async () => {
    const visitor = createNewcomer({}, { 'sandbox-scenario': 'low-limit' })
    const { loanableAmount, serviceConfig } = await visitor.call(getLandingPage, {})
    expect(loanableAmount).toBe(30_000)
    expect(serviceConfig.maxLoanableAmountLimit).toBeGreaterThan(30_000)
  })

  test('the preferential rate is returned and used for the repayment', async () => {
    const visitor = createNewcomer({}, { 'sandbox-scenario': 'preferential-rate' })
    expect(await visitor.call(getLandingPage, {})).toMatchObject({ interestRate: 15, preferentialInterestRate: 9 })
    expect(await visitor.call(simulateRepayment, { loanAmount: 100_000, monthlyRepayAmount: 10_000 })).toMatchObject({
      totalInterestAmount: 4_342,
    })
  })
})
