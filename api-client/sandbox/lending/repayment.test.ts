import fc from 'fast-check'
import { expect, test } from 'vitest'

import { repay } from '#domain/money/instalments.ts'

import { lendingTerms } from './lending-terms.ts'
import { computeRepayment, listRepayAmounts } from './repayment.ts'

/** The largest loan, in yen, and the highest rate, in hundredths of a percent, that the choices are tried with. */
const [maxLoan, maxHundredths] = [10_000_000, 2_000]

const november2023 = Date.parse('2023-11-10T12:00:00+09:00')

test.each([
  [1, [1]],
  [999, [999]],
  [1_000, [1_000]],
  [1_500, [1_000]],
  [2_000, [1_000, 2_000]],
  [10_000, [1_000, 2_000, 3_000, 5_000, 10_000]],
  [11_000, [1_000, 2_000, 3_000, 5_000, 11_000]],
  [50_000, [2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 50_000]],
  [100_000, [3_000, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000]],
  [300_000, [10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 300_000]],
  [500_000, [20_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000]],
  [10_000_000, [300_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000]],
])('%i yen at the normal rate can be repaid by %j', (loanAmount, amounts) => {
  expect(listRepayAmounts(loanAmount, lendingTerms.interestRate)).toEqual(amounts)
})

/** Returns what is wrong with the amounts to choose from for a loan; empty when they are valid. */
function violations(loanAmount: number, annualRate: number): string[] {
  const amounts = listRepayAmounts(loanAmount, annualRate)
  const counts = amounts.map(
    (monthlyRepayAmount) =>
      repay({ loanAmount, monthlyRepayAmount, annualRate }, lendingTerms.maxInstalments)?.length ?? Infinity,
  )
  const rules = {
    'one to eight choices': amounts.length >= 1 && amounts.length <= 8,
    'ascending, none twice': amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0)),
    'whole thousands from 1,000 yen': loanAmount < 1_000 || amounts.every((amount) => amount % 1_000 === 0),
    'none above the loan': amounts.every((amount) => amount <= loanAmount),
    'in time': counts.every((count) => count <= lendingTerms.maxInstalments),
    'the greatest soon': (counts.at(-1) ?? 0) <= (loanAmount % 1_000 === 0 ? 2 : 3),
  }
  return Object.entries(rules).flatMap(([rule, isMet]) =>
    isMet ? [] : [`${rule}: ${loanAmount} yen at ${annualRate} percent`],
  )
}

test.each([lendingTerms.interestRate, lendingTerms.preferentialInterestRate, 0, maxHundredths / 100])(
  'every amount that can be borrowed has choices that repay it, at %d percent',
  (annualRate) => {
    const amounts = Array.from(
      { length: lendingTerms.maxLoanableAmountLimit / lendingTerms.loanAmountStep },
      (_, index) => (index + 1) * lendingTerms.loanAmountStep,
    )
    expect(amounts.flatMap((amount) => violations(amount, annualRate))).toEqual([])
  },
)

test('any loan from one yen has choices that repay it, at any rate', () => {
  const amounts = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: maxLoan }))
  fc.assert(
    fc.property(amounts, fc.nat({ max: maxHundredths }), (amount, hundredths) => {
      expect(violations(amount, hundredths / 100)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('a lower rate never takes a choice away', () => {
  const rates = fc.nat({ max: maxHundredths })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxLoan }), rates, rates, (amount, one, other) => {
      const cheap = listRepayAmounts(amount, Math.min(one, other) / 100)
      expect(cheap).toEqual(expect.arrayContaining(listRepayAmounts(amount, Math.max(one, other) / 100)))
    }),
  )
})

// Worked out by hand at 15 % a year, which is 1.25 % or 1/80 a month: interest = balance / 80, rounded down; new
// balance = balance + interest - payment.
//
// 10,000 by 1,000: the interest of eleven months is 125+114+102+91+80+68+57+45+33+21+9 = 745.
// 100,000 by 10,000: 1,250+1,140+1,029+917+804+689+572+455+335+214+92 = 7,497, also in eleven months.
// 500,000 by 20,000: thirty payments and 3,248 = 603,248.
// At 9 %, which is 3/400 a month, 10,000 by 5,000: 75 + 38 + 0.
test.each([
  [10_000, 1_000, 15, 745, 10_745, '2024-10'],
  [100_000, 10_000, 15, 7_497, 107_497, '2024-10'],
  [500_000, 20_000, 15, 103_248, 603_248, '2026-06'],
  [10_000, 5_000, 9, 113, 10_113, '2024-02'],
])(
  '%i yen by %i yen a month at %i % cost %i yen',
  (loanAmount, monthlyRepayAmount, annualRate, totalInterest, totalRepayment, completeMonth) => {
    const totals = computeRepayment({ loanAmount, monthlyRepayAmount, annualRate }, november2023)
    expect(totals).toEqual({ totalInterest, totalRepayment, completeMonth })
  },
)

test.each([
  ['2023-06-15T03:00:00Z', '2023-07', 'the middle of a month'],
  ['2023-12-31T14:59:59.999Z', '2024-01', 'the last instant of the year in Japan'],
  ['2023-12-31T15:00:00Z', '2024-02', 'the first instant of the year in Japan, still last year in UTC'],
  ['2024-01-31T03:00:00Z', '2024-02', 'a day that the next month lacks'],
  ['2023-03-31T14:59:59.999Z', '2023-04', 'just before midnight in Japan'],
  ['2023-03-31T15:00:00Z', '2023-05', 'midnight in Japan'],
])('a loan borrowed at %s with one instalment is repaid in %s (%s)', (borrowedAt, completeMonth) => {
  const loan = { loanAmount: 1_000, monthlyRepayAmount: 2_000, annualRate: 15 }
  expect(computeRepayment(loan, Date.parse(borrowedAt))).toMatchObject({ completeMonth })
})

test('a monthly amount that never repays the loan has no totals, nor one that takes more than sixty instalments', () => {
  expect(
    computeRepayment({ loanAmount: 10_000, monthlyRepayAmount: 125, annualRate: 15 }, november2023),
  ).toBeUndefined()
  const slow = { loanAmount: 60_001, monthlyRepayAmount: 1_000, annualRate: 0 }
  expect(computeRepayment(slow, november2023)).toBeUndefined()
  expect(computeRepayment({ ...slow, loanAmount: 60_000 }, november2023)).toMatchObject({ totalInterest: 0 })
})
