/*
 * Checks the rates and examples of the lending page against the law, and against the page's own limits.
 */

import { repay } from '#domain/money/instalments.ts'
import { parseFact } from '#schemas/facts.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { declaredValue, checkDeclaredFacts } from '../figures/declared-facts.ts'

type Lending = ScreenDefinition<'lending'>

/** Returns the legal maximum of the yearly rate, in percent, of a loan in yen (利息制限法 article 1). */
function getMaxRate(principal: number): number {
  if (principal < 100_000) return 20
  return principal < 1_000_000 ? 18 : 15
}

/** Legal maximum of the yearly rate, in percent, of damages for late payment (article 7 of the same act). */
const maxDamagesRate = 20

/** Number of monthly payments, a hundred years of them, after which a loan counts as never repaid; 0 in messages. */
const maxPayments = 1_200

/** Returns the largest loan that the page states, in yen: the fact 最大額. */
function getMaxLoan({ facts }: Lending): number | undefined {
  return declaredValue(facts, '最大額')
}

/** Returns the declared maximum with this counter, such as 5 of `最長の期間: 5年` for 年. */
function findMaxFact(facts: Lending['facts'], counter: string): { name: string; value: number } | undefined {
  return Object.entries(facts).flatMap(([name, text]) => {
    const fact = /最大|最長|最多/u.test(name) ? parseFact(text) : undefined
    return fact?.kind === 'count' && fact.counter === counter ? [{ name, value: fact.value }] : []
  })[0]
}

/** Reports a rate above its legal maximum, `ceiling`; both in percent. */
function checkLegalMaximum(path: Path, rate: number, ceiling: number): FieldDiagnostic[] {
  return rate > ceiling ? [{ path, kind: 'rate-over-ceiling', details: { actual: rate, ceiling } }] : []
}

/** Checks the rates against the law. */
function checkRates(lending: Lending): FieldDiagnostic[] {
  const { rates, limits, facts } = lending
  const { label, lowest, highest } = rates
  const diagnostics: FieldDiagnostic[] = []
  if (!/年率|一年あたり/u.test(label))
    diagnostics.push({ path: ['rates', 'label'], kind: 'rate-not-yearly', details: { actual: label } })
  if (lowest > highest)
    diagnostics.push({ path: ['rates', 'lowest'], kind: 'rates-reversed', details: { actual: lowest, other: highest } })
  return [
    ...diagnostics,
    // The legal maximum falls with the amount, so the largest loan has the strictest one.
    ...checkLegalMaximum(['rates', 'highest'], highest, getMaxRate(getMaxLoan(lending) ?? limits.minimum)),
    ...checkLegalMaximum(['facts', '遅延損害金'], declaredValue(facts, '遅延損害金') ?? 0, maxDamagesRate),
  ]
}

/** Checks that the stated maxima agree with each other and with the amounts that can be chosen. */
function checkLimits(lending: Lending): FieldDiagnostic[] {
  const { limits, facts } = lending
  const diagnostics: FieldDiagnostic[] = []
  const [years, payments, largest] = [findMaxFact(facts, '年'), findMaxFact(facts, '回'), getMaxLoan(lending)]
  if (years && payments && years.value * 12 !== payments.value)
    diagnostics.push({
      path: ['facts', years.name],
      kind: 'years-and-payments',
      details: { years: years.value, payments: payments.value },
    })
  if (largest !== undefined && limits.minimum > largest)
    diagnostics.push({
      path: ['limits', 'minimum'],
      kind: 'example-outside-limits',
      details: { actual: limits.minimum, minimum: 0, largest, step: limits.step },
    })
  return diagnostics
}

/** Checks that the examples use the highest rate, which is the least favourable one. */
function checkExampleRate({ rates, examples: { annualRate } }: Lending): FieldDiagnostic[] {
  const path = ['examples', 'annualRate']
  if (annualRate < rates.lowest || annualRate > rates.highest)
    return [{ path, kind: 'example-outside-rates', details: { actual: annualRate, ...rates } }]
  if (annualRate < rates.highest)
    return [{ path, kind: 'example-rate-low', details: { actual: annualRate, highest: rates.highest } }]
  return []
}

type Loan = Lending['examples']['loans'][number]

/** Checks the amount of an example, in yen: its rate is legal, and visitors can choose it on the page. */
function checkExampleAmount(path: Path, lending: Lending, loanAmount: number): FieldDiagnostic[] {
  const { minimum, step } = lending.limits
  const largest = getMaxLoan(lending)
  const isOutside = loanAmount < minimum || (largest !== undefined && loanAmount > largest)
  const details = { actual: loanAmount, minimum, largest: largest ?? 0, step }
  return [
    ...checkLegalMaximum(path, lending.examples.annualRate, getMaxRate(loanAmount)),
    ...(isOutside || loanAmount % step !== 0 ? [{ path, kind: 'example-outside-limits', details } as const] : []),
  ]
}

/** Checks that an example is repaid within the stated number of payments. */
function checkRepayment(path: Path, { facts, examples: { annualRate } }: Lending, loan: Loan): FieldDiagnostic[] {
  const payments = repay({ ...loan, annualRate }, maxPayments)?.length
  // Without a stated number, a loan has to be repaid at all.
  const max = findMaxFact(facts, '回')?.value
  if (payments !== undefined && payments <= (max ?? Infinity)) return []
  return [{ path, kind: 'example-not-repaid', details: { payments: payments ?? 0, max: max ?? 0 } }]
}

/** Checks the example at an index: its rate, its amount, and that it is repaid in time. */
function checkExample(lending: Lending, loan: Loan, index: number): FieldDiagnostic[] {
  const { loanAmount } = loan
  const path = ['examples', 'loans', index]
  const amountPath = [...path, 'loanAmount']
  const isRepeated = lending.examples.loans.findIndex((other) => other.loanAmount === loanAmount) < index
  return [
    ...(isRepeated ? [{ path: amountPath, kind: 'said-twice', details: { actual: String(loanAmount) } } as const] : []),
    ...checkExampleAmount(amountPath, lending, loanAmount),
    ...checkRepayment([...path, 'monthlyRepayAmount'], lending, loan),
  ]
}

/** Checks the rates and examples of the lending page against the law and the page's own limits. */
export function checkLoans(lending: Lending): FieldDiagnostic[] {
  return [
    ...checkDeclaredFacts(lending.facts),
    ...checkLimits(lending),
    ...checkRates(lending),
    ...checkExampleRate(lending),
    ...lending.examples.loans.flatMap((loan, index) => checkExample(lending, loan, index)),
  ]
}
