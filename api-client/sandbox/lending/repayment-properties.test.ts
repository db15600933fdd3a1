import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Loan } from './loans-within-limits.ts'
import { loanLimits } from './lending-terms.ts'
import { japanMonthAfter } from './months.ts'
import { repaymentSchedule } from './repayment-schedule.ts'

const start = Date.parse('2023-04-18T00:00:00+09:00')

/** Returns the exact number of instalments without rounding: n = -ln(1 - rP/M) / ln(1 + r), r the monthly rate. */
function instalmentsByFormula({ principal, monthlyAmount, annualRate }: Loan): number {
  const r = annualRate / 1200
  return r === 0 ? principal / monthlyAmount : -Math.log1p((-r * principal) / monthlyAmount) / Math.log1p(r)
}

/** Returns the monthly amount that repays within the bound even without rounding down. */
function enoughAMonth(principal: number, annualRate: number): number {
  const r = annualRate / 1200
  return (
    Math.ceil(
      r === 0 ? principal / loanLimits.instalments : (principal * r) / (1 - (1 + r) ** -loanLimits.instalments),
    ) + 1
  )
}

/** Returns a second implementation: BigInt, with the balance in 120,000ths of a yen until it is rounded down. */
function byBigInt({ principal, monthlyAmount, annualRate }: Loan): { payment: number; balance: number }[] {
  const parts = 120_000n
  const growth = parts + BigInt(annualRate.toFixed(2).replace('.', ''))
  const rows = []
  for (let balance = BigInt(principal); balance > 0n;) {
    const owed = (balance * growth - ((balance * growth) % parts)) / parts
    const payment = owed < BigInt(monthlyAmount) ? owed : BigInt(monthlyAmount)
    balance = owed - payment
    rows.push({ payment: Number(payment), balance: Number(balance) })
  }
  return rows
}

const rates = fc.integer({ min: 0, max: loanLimits.annualRate * 100 }).map((hundredths) => hundredths / 100)
const principals = fc.oneof(
  fc.integer({ min: 1, max: 5_000 }),
  fc.integer({ min: 1, max: 500 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 1, max: loanLimits.principal }),
)

/** Loans with a monthly amount that repays them, half of them slowly. */
const repaidLoans = fc.tuple(principals, rates, fc.boolean()).chain(([principal, annualRate, isSlow]) => {
  const minimum = enoughAMonth(principal, annualRate)
  const amounts = fc.integer({ min: minimum, max: isSlow ? minimum * 2 : Math.ceil(principal * 1.1) + 2 })
  return amounts.map((monthlyAmount): Loan => ({ principal, monthlyAmount, annualRate }))
})

function schedule(loan: Loan) {
  return repaymentSchedule({ ...loan, start })
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

test('payments are principal and interest, to the yen', () => {
  fc.assert(
    fc.property(repaidLoans, (loan) => {
      const { instalments, totalInterest, totalRepayment } = schedule(loan)
      expect(totalRepayment).toBe(loan.principal + totalInterest)
      expect(sum(instalments.map(({ payment }) => payment))).toBe(totalRepayment)
      expect(sum(instalments.map(({ interest }) => interest))).toBe(totalInterest)
      expect(sum(instalments.map(({ principal }) => principal))).toBe(loan.principal)
      for (const { payment, interest, principal } of instalments) expect(payment).toBe(interest + principal)
      expect(
        instalments.flatMap(({ month: _month, ...amounts }) => Object.values(amounts)).every(Number.isSafeInteger),
      ).toBe(true)
    }),
  )
})

test('the balance falls every month and ends at exactly nothing', () => {
  fc.assert(
    fc.property(repaidLoans, (loan) => {
      const balances = [loan.principal, ...schedule(loan).instalments.map(({ balance }) => balance)]
      expect(balances.slice(1).every((balance, index) => balance < (balances[index] ?? 0))).toBe(true)
      expect(balances.slice(1, -1).every((balance) => balance > 0)).toBe(true)
      expect(balances.at(-1)).toBe(0)
    }),
  )
})

test('every payment is the monthly amount, save that the last one may be smaller', () => {
  fc.assert(
    fc.property(repaidLoans, (loan) => {
      const payments = schedule(loan).instalments.map(({ payment }) => payment)
      const last = payments.pop()
      expect(payments.every((payment) => payment === loan.monthlyAmount)).toBe(true)
      expect(last).toBeGreaterThan(0)
      expect(last).toBeLessThanOrEqual(loan.monthlyAmount)
    }),
  )
})

test('more a month never lasts longer nor costs more', () => {
  fc.assert(
    fc.property(repaidLoans, fc.oneof(fc.integer({ min: 0, max: 5 }), fc.nat({ max: 100_000 })), (loan, more) => {
      const slow = schedule(loan)
      const fast = schedule({ ...loan, monthlyAmount: loan.monthlyAmount + more })
      expect(fast.instalments.length).toBeLessThanOrEqual(slow.instalments.length)
      expect(fast.totalInterest).toBeLessThanOrEqual(slow.totalInterest)
    }),
  )
})

test('a lower rate never lasts longer nor costs more', () => {
  fc.assert(
    fc.property(repaidLoans, fc.nat({ max: 2_000 }), (loan, step) => {
      const lower = schedule({ ...loan, annualRate: Math.max(0, Math.round(loan.annualRate * 100) - step) / 100 })
      const higher = schedule(loan)
      expect(lower.instalments.length).toBeLessThanOrEqual(higher.instalments.length)
      expect(lower.totalInterest).toBeLessThanOrEqual(higher.totalInterest)
    }),
  )
})

test('without interest the loan itself is paid back and nothing more', () => {
  fc.assert(
    fc.property(repaidLoans, ({ principal, monthlyAmount }) => {
      const { instalments, totalInterest, totalRepayment } = schedule({ principal, monthlyAmount, annualRate: 0 })
      expect([instalments.length, totalInterest, totalRepayment]).toEqual([
        Math.ceil(principal / monthlyAmount),
        0,
        principal,
      ])
    }),
  )
})

test('months follow one another, and the last completes the repayment', () => {
  fc.assert(
    fc.property(repaidLoans, fc.integer({ min: 0, max: Date.UTC(2100, 0) }), (loan, borrowed) => {
      const { instalments, completeMonth } = repaymentSchedule({ ...loan, start: borrowed })
      expect(instalments.map(({ month }) => month)).toEqual(
        instalments.map((_, index) => japanMonthAfter(borrowed, index + 1)),
      )
      expect(completeMonth).toBe(japanMonthAfter(borrowed, instalments.length))
    }),
  )
})

test('the figures are those of whole numbers without limit', () => {
  fc.assert(
    fc.property(repaidLoans, (loan) => {
      expect(schedule(loan).instalments.map(({ payment, balance }) => ({ payment, balance }))).toEqual(byBigInt(loan))
    }),
  )
})

test('dropping fractions saves at most one instalment against the annuity formula, from 1,000 yen a month', () => {
  fc.assert(
    fc.property(repaidLoans, (loan) => {
      fc.pre(loan.monthlyAmount >= 1_000)
      const exact = Math.ceil(instalmentsByFormula(loan) - 1e-9)
      expect([exact - 1, exact]).toContain(schedule(loan).instalments.length)
    }),
  )
})

test('any monthly amount either repays within the bound or is refused', () => {
  fc.assert(
    fc.property(principals, fc.integer({ min: 1, max: 300_000 }), rates, (principal, monthlyAmount, annualRate) => {
      try {
        expect(schedule({ principal, monthlyAmount, annualRate }).instalments.length).toBeLessThanOrEqual(
          loanLimits.instalments,
        )
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        expect(instalmentsByFormula({ principal, monthlyAmount, annualRate })).not.toBeLessThanOrEqual(
          loanLimits.instalments,
        )
      }
    }),
  )
})
