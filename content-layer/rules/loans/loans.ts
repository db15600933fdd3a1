import { readFact } from '#schemas/facts.ts'
import { repay } from '#domain/money/loans.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import type { FieldDiagnostic } from '../../read/fields/validate.ts'
import { declaredValue, factDiagnostics } from '../values/facts.ts'

type Lending = ScreenDefinition<'lending'>

/** The highest yearly rate in percent for a principal in yen (Interest Rate Restriction Act, article 1). */
function ceilingOf(principal: number): number {
  return principal < 100_000 ? 20 : principal < 1_000_000 ? 18 : 15
}

/** The highest yearly rate in percent of damages for late payment (the same act, article 7). */
const highestDamages = 20

/** A hundred years of monthly payments: no loan lasts longer, and counting ends there. */
const mostCounted = 1_200

/** The fact of the most payments or years: the one so counted whose name speaks of the most. */
function longest(facts: Lending['facts'], counter: string): { name: string; value: number } | undefined {
  return Object.entries(facts).flatMap(([name, text]) => {
    const fact = /最大|最長|最多/u.test(name) ? readFact(text) : undefined
    return fact?.kind === 'count' && fact.counter === counter ? [{ name, value: fact.value }] : []
  })[0]
}

/** What the law and the page's own limits say of the lending page's rates and examples. */
export function loanDiagnostics({ rates, limits, examples, facts }: Lending): FieldDiagnostic[] {
  const found: FieldDiagnostic[] = [...factDiagnostics(facts)]
  const overCeiling = (path: readonly PropertyKey[], rate: number, ceiling: number) => {
    if (rate > ceiling) found.push({ path, kind: 'rate-over-ceiling', details: { got: rate, ceiling } })
  }
  const [largest, damages] = ['最大額', '遅延損害金'].map((name) => declaredValue(facts, name))
  const mostPayments = longest(facts, '回')
  const years = longest(facts, '年')
  if (!/年率|一年あたり/u.test(rates.label))
    found.push({ path: ['rates', 'label'], kind: 'rate-not-yearly', details: { got: rates.label } })
  if (years && mostPayments && years.value * 12 !== mostPayments.value)
    found.push({
      path: ['facts', years.name],
      kind: 'years-and-payments',
      details: { years: years.value, payments: mostPayments.value },
    })
  if (largest !== undefined && limits.minimum > largest)
    found.push({
      path: ['limits', 'minimum'],
      kind: 'example-outside-limits',
      details: { got: limits.minimum, minimum: 0, largest, step: limits.step },
    })
  if (rates.lowest > rates.highest)
    found.push({
      path: ['rates', 'lowest'],
      kind: 'rates-reversed',
      details: { got: rates.lowest, other: rates.highest },
    })
  overCeiling(['rates', 'highest'], rates.highest, ceilingOf(largest ?? limits.minimum))
  overCeiling(['facts', '遅延損害金'], damages ?? 0, highestDamages)
  const { annualRate, loans } = examples
  if (annualRate < rates.lowest || annualRate > rates.highest)
    found.push({
      path: ['examples', 'annualRate'],
      kind: 'example-outside-rates',
      details: { got: annualRate, ...rates },
    })
  else if (annualRate < rates.highest)
    found.push({
      path: ['examples', 'annualRate'],
      kind: 'example-rate-low',
      details: { got: annualRate, highest: rates.highest },
    })
  loans.forEach(({ loanAmount, monthlyRepayAmount }, index) => {
    const path = ['examples', 'loans', index]
    if (loans.findIndex((other) => other.loanAmount === loanAmount) < index)
      found.push({ path: [...path, 'loanAmount'], kind: 'said-twice', details: { got: String(loanAmount) } })
    overCeiling([...path, 'loanAmount'], annualRate, ceilingOf(loanAmount))
    const isOutside = loanAmount < limits.minimum || (largest !== undefined && loanAmount > largest)
    if (isOutside || loanAmount % limits.step !== 0)
      found.push({
        path: [...path, 'loanAmount'],
        kind: 'example-outside-limits',
        details: { got: loanAmount, minimum: limits.minimum, largest: largest ?? 0, step: limits.step },
      })
    const payments = repay({ loanAmount, monthlyRepayAmount, annualRate }, mostCounted)?.length
    const most = mostPayments?.value ?? Infinity
    if (payments === undefined || payments > most)
      found.push({
        path: [...path, 'monthlyRepayAmount'],
        kind: 'example-not-repaid',
        details: { payments: payments ?? 0, most: mostPayments?.value ?? 0 },
      })
  })
  return found
}
