import { readFact } from '#schemas/facts.ts'
import { repay } from '#domain/money/loans.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import type { FieldDiagnostic } from '../../source/fields/validate.ts'
import { declaredValue, factDiagnostics } from '../values/facts.ts'

type Lending = ScreenDefinition<'lending'>

/** Returns the maximum yearly rate in percent for a principal in yen (Interest Rate Restriction Act, article 1). */
function ceilingOf(principal: number): number {
  return principal < 100_000 ? 20 : principal < 1_000_000 ? 18 : 15
}

/** Maximum yearly rate in percent of damages for late payment (the same act, article 7). */
const highestDamages = 20

/** A hundred years of monthly payments, as an upper bound for counting. */
const maxCounted = 1_200

/**
 * Returns the fact with the maximum number of payments or years: the one with this counter and a name that means a
 * maximum.
 */
function maxFact(facts: Lending['facts'], counter: string): { name: string; value: number } | undefined {
  return Object.entries(facts).flatMap(([name, text]) => {
    const fact = /最大|最長|最多/u.test(name) ? readFact(text) : undefined
    return fact?.kind === 'count' && fact.counter === counter ? [{ name, value: fact.value }] : []
  })[0]
}

/** Checks the rates and examples of the lending page against the law and the page's own limits. */
export function loanDiagnostics({ rates, limits, examples, facts }: Lending): FieldDiagnostic[] {
  const diagnostics: FieldDiagnostic[] = [...factDiagnostics(facts)]
  const overCeiling = (path: readonly PropertyKey[], rate: number, ceiling: number) => {
    if (rate > ceiling) diagnostics.push({ path, kind: 'rate-over-ceiling', details: { actual: rate, ceiling } })
  }
  const [largest, damages] = ['最大額', '遅延損害金'].map((name) => declaredValue(facts, name))
  const maxPayments = maxFact(facts, '回')
  const years = maxFact(facts, '年')
  if (!/年率|一年あたり/u.test(rates.label))
    diagnostics.push({ path: ['rates', 'label'], kind: 'rate-not-yearly', details: { actual: rates.label } })
  if (years && maxPayments && years.value * 12 !== maxPayments.value)
    diagnostics.push({
      path: ['facts', years.name],
      kind: 'years-and-payments',
      details: { years: years.value, payments: maxPayments.value },
    })
  if (largest !== undefined && limits.minimum > largest)
    diagnostics.push({
      path: ['limits', 'minimum'],
      kind: 'example-outside-limits',
      details: { actual: limits.minimum, minimum: 0, largest, step: limits.step },
    })
  if (rates.lowest > rates.highest)
    diagnostics.push({
      path: ['rates', 'lowest'],
      kind: 'rates-reversed',
      details: { actual: rates.lowest, other: rates.highest },
    })
  overCeiling(['rates', 'highest'], rates.highest, ceilingOf(largest ?? limits.minimum))
  overCeiling(['facts', '遅延損害金'], damages ?? 0, highestDamages)
  const { annualRate, loans } = examples
  if (annualRate < rates.lowest || annualRate > rates.highest)
    diagnostics.push({
      path: ['examples', 'annualRate'],
      kind: 'example-outside-rates',
      details: { actual: annualRate, ...rates },
    })
  else if (annualRate < rates.highest)
    diagnostics.push({
      path: ['examples', 'annualRate'],
      kind: 'example-rate-low',
      details: { actual: annualRate, highest: rates.highest },
    })
  loans.forEach(({ loanAmount, monthlyRepayAmount }, index) => {
    const path = ['examples', 'loans', index]
    if (loans.findIndex((other) => other.loanAmount === loanAmount) < index)
      diagnostics.push({ path: [...path, 'loanAmount'], kind: 'said-twice', details: { actual: String(loanAmount) } })
    overCeiling([...path, 'loanAmount'], annualRate, ceilingOf(loanAmount))
    const isOutside = loanAmount < limits.minimum || (largest !== undefined && loanAmount > largest)
    if (isOutside || loanAmount % limits.step !== 0)
      diagnostics.push({
        path: [...path, 'loanAmount'],
        kind: 'example-outside-limits',
        details: { actual: loanAmount, minimum: limits.minimum, largest: largest ?? 0, step: limits.step },
      })
    const payments = repay({ loanAmount, monthlyRepayAmount, annualRate }, maxCounted)?.length
    const max = maxPayments?.value ?? Infinity
    if (payments === undefined || payments > max)
      diagnostics.push({
        path: [...path, 'monthlyRepayAmount'],
        kind: 'example-not-repaid',
        details: { payments: payments ?? 0, max: maxPayments?.value ?? 0 },
      })
  })
  return diagnostics
}
