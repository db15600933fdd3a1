import { japanOffset } from '#schemas/japan-time.ts'

/** A loan: whole yen, and percent a year. */
type Loan = { loanAmount: number; monthlyRepayAmount: number; annualRate: number }

/** One instalment in whole yen: what is paid, the interest in it, and what is owed after it. */
export type Instalment = { payment: number; interest: number; balance: number }

export type Repayment = { instalments: readonly Instalment[]; totalRepayment: number; totalInterest: number }

/** No loan here lasts longer than this; what does is not drawn. */
const mostInstalments = 600

/**
 * How a loan declines, as an illustration: interest a month is a twelfth of the yearly rate on the balance, fractions of a
 * yen dropped, and the last instalment is what is left. The server's own arithmetic decides; `agreesWith` compares.
 * Undefined for a loan that never ends so, and for a rate with more than two decimals, whose yen nobody could vouch for.
 */
export function repayBalance({ loanAmount, monthlyRepayAmount, annualRate }: Loan): Repayment | undefined {
  const hundredths = Math.round(annualRate * 100)
  if (hundredths / 100 !== annualRate || !Number.isSafeInteger(loanAmount * hundredths)) return undefined
  const instalments: Instalment[] = []
  let balance = loanAmount
  let [totalRepayment, totalInterest] = [0, 0]
  while (balance > 0) {
    const interest = Math.floor((balance * hundredths) / 120_000)
    if (monthlyRepayAmount <= interest || instalments.length === mostInstalments) return undefined
    const payment = Math.min(monthlyRepayAmount, balance + interest)
    balance -= payment - interest
    totalRepayment += payment
    totalInterest += interest
    instalments.push({ payment, interest, balance })
  }
  return { instalments, totalRepayment, totalInterest }
}

/** A simulation as the server answered it, and when, in milliseconds since 1970. */
type Answer = { repaymentCompleteMonth: string; totalRepaymentAmount: number; totalInterestAmount: number; answeredAt: number }

/** Months since the year 0 of the month that an instant falls in, in Japan. */
function japanMonthOf(instant: number): number {
  const inJapan = new Date(instant + japanOffset)
  return inJapan.getUTCFullYear() * 12 + inJapan.getUTCMonth()
}

/** A month such as `2025-03` as months since the year 0. */
function readMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}

/** So many months after `2025-03`, or before it; written the same way. */
export function monthAfter(month: string, count: number): string {
  const months = readMonth(month) + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** True where totals are the server's to the yen, and the last of one instalment a month, from next month on, falls in its month. */
export function agreesWith({ instalments, totalRepayment, totalInterest }: Repayment, answer: Answer): boolean {
  const { totalRepaymentAmount, totalInterestAmount, repaymentCompleteMonth, answeredAt } = answer
  const isSameEnd = readMonth(repaymentCompleteMonth) === japanMonthOf(answeredAt) + instalments.length
  return totalRepayment === totalRepaymentAmount && totalInterest === totalInterestAmount && isSameEnd
}
