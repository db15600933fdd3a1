import fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthlyInterest, repay, type Loan } from './instalments.ts'

const maxInstalments = 600

function costOf(loan: Loan) {
  const instalments = repay(loan, maxInstalments)
  return instalments && { count: instalments.length, total: instalments.reduce((sum, { payment }) => sum + payment, 0) }
}

// 15 % a year is 1/80 a month:
// month 1: 10,000 / 80 = 125      10,000 + 125 - 5,000 = 5,125
// month 2:  5,125 / 80 =  64.06    5,125 +  64 - 5,000 =   189
// month 3:    189 / 80 =   2.36      189 +   2 = 191, the last payment; in all 10,191
test('10,000 yen by 5,000 yen a month at 15 % cost 10,191 yen in three instalments, worked out by hand', () => {
  expect(costOf({ loanAmount: 10_000, monthlyRepayAmount: 5_000, annualRate: 15 })).toEqual({ count: 3, total: 10_191 })
})

test('without interest a loan costs what it is', () => {
  expect(costOf({ loanAmount: 3_000, monthlyRepayAmount: 1_000, annualRate: 0 })).toEqual({ count: 3, total: 3_000 })
})

test.each([
  ['a payment that only covers the interest', { loanAmount: 80_000, monthlyRepayAmount: 1_000, annualRate: 15 }],
  ['no payment', { loanAmount: 80_000, monthlyRepayAmount: 0, annualRate: 0 }],
  ['more than fifty years', { loanAmount: 700_000, monthlyRepayAmount: 1_000, annualRate: 0 }],
  ['a rate finer than a hundredth', { loanAmount: 80_000, monthlyRepayAmount: 10_000, annualRate: 14.955 }],
  ['a rate that is no number', { loanAmount: 80_000, monthlyRepayAmount: 10_000, annualRate: Number.NaN }],
])('%s is never repaid', (_title, loan) => {
  expect(repay(loan, maxInstalments)).toBeUndefined()
})

const anyLoan = fc.record({
  loanAmount: fc.integer({ min: 1, max: 10_000_000 }),
  monthlyRepayAmount: fc.integer({ min: 1, max: 1_000_000 }),
  hundredths: fc.integer({ min: 0, max: 2_000 }),
})

/** Returns the same with integers of any size. */
function repayExactly(loanAmount: number, monthly: number, hundredths: number): bigint[] | undefined {
  const payments: bigint[] = []
  let balance = BigInt(loanAmount)
  while (balance > 0n) {
    const interest = (balance * BigInt(hundredths)) / 120_000n
    if (BigInt(monthly) <= interest || payments.length === maxInstalments) return undefined
    const owed = balance + interest
    const payment = owed < BigInt(monthly) ? owed : BigInt(monthly)
    balance = owed - payment
    payments.push(payment)
  }
  return payments
}

test('every payment of every loan is right to the yen, and what is repaid is what was lent', () => {
  fc.assert(
    fc.property(anyLoan, ({ loanAmount, monthlyRepayAmount, hundredths }) => {
      const instalments = repay({ loanAmount, monthlyRepayAmount, annualRate: hundredths / 100 }, maxInstalments)
      const exact = repayExactly(loanAmount, monthlyRepayAmount, hundredths)
      expect(instalments?.map(({ payment }) => BigInt(payment))).toEqual(exact)
      if (!instalments) return
      expect(instalments.reduce((sum, { principal }) => sum + principal, 0)).toBe(loanAmount)
      expect(instalments.slice(0, -1).every(({ payment }) => payment === monthlyRepayAmount)).toBe(true)
      // The screen counts the payments in this way from the total that the server returns (D11).
      const total = instalments.reduce((sum, { payment }) => sum + payment, 0)
      expect(Math.ceil(total / monthlyRepayAmount)).toBe(instalments.length)
    }),
  )
})

test('more a month never lasts longer nor costs more', () => {
  fc.assert(
    fc.property(anyLoan, fc.nat({ max: 100_000 }), ({ hundredths, ...loan }, more) => {
      const annualRate = hundredths / 100
      const slow = costOf({ ...loan, annualRate })
      const fast = costOf({ ...loan, monthlyRepayAmount: loan.monthlyRepayAmount + more, annualRate })
      if (!slow) return
      expect(fast?.count).toBeLessThanOrEqual(slow.count)
      expect(fast?.total).toBeLessThanOrEqual(slow.total)
    }),
  )
})

test('a higher rate never costs less', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 0, max: 500 }), ({ hundredths, ...loan }, more) => {
      const [low, high] = [hundredths, hundredths + more].map((rate) => costOf({ ...loan, annualRate: rate / 100 }))
      if (low && high) expect(high.total).toBeGreaterThanOrEqual(low.total)
    }),
  )
})

test('rates are shown in hundredths of a percent', () => {
  expect(monthlyInterest(100_000, 14.95)).toBe(1_245)
  expect(monthlyInterest(100_000, 14.955)).toBeUndefined()
})
