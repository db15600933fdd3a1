'use client'

import type { LendingTerms } from '#api-client/entities/lending.ts'

import { Loaded } from '../../shared/loaded.tsx'
import { BalanceChart } from './balance-chart.tsx'
import { BalanceTable } from './balance-table.tsx'
import { explainResult } from './explain-result.ts'
import { ResultFigures } from './result-figures.tsx'
import type { useSimulation } from './use-simulation.ts'
import { fill, formatMonth, type SimulatorWords } from './words.ts'

type State = Pick<ReturnType<typeof useSimulation>, 'choicesQuery' | 'resultQuery' | 'result' | 'isResultLate' | 'chosen'>
type Props = { state: State; isPending: boolean; terms: LendingTerms; words: SimulatorWords }

/** What the figures lack at the moment, in words; nothing while they are what was asked for. */
function remarkOf({ choicesQuery, resultQuery, isResultLate }: State, isPending: boolean, words: SimulatorWords): string {
  if (isPending) return words.pending
  if (!isResultLate) return ''
  return choicesQuery.fetchStatus === 'paused' || resultQuery.fetchStatus === 'paused' ? words.offline : words.calculating
}

/** The total to repay, what it holds, and how the balance falls. It has its full size from the start. */
export function ResultPanel({ state, isPending, terms, words }: Props) {
  const { result, resultQuery, isResultLate, chosen } = state
  const remark = chosen === undefined ? '' : remarkOf(state, isPending, words)
  const explained = result && explainResult(result, terms)
  const simulation = result?.simulation
  const panel = (
    <>
      <ResultFigures simulation={simulation} annualRate={explained?.annualRate} remark={remark} words={words} />
      <BalanceChart result={result} repayment={explained?.repayment} isLate={remark !== ''} words={words} />
      {result && explained?.repayment && <BalanceTable month={result.simulation.repaymentCompleteMonth} repayment={explained.repayment} words={words} />}
    </>
  )
  return (
    <section aria-label={words.result} aria-busy={isResultLate} className="rounded-card bg-wash px-5 py-5">
      <Loaded query={resultQuery} skeleton={panel}>
        {() => panel}
      </Loaded>
      <p role="status" className="sr-only">
        {simulation &&
          remark === '' &&
          fill(words.spoken, {
            total: simulation.totalRepaymentAmount,
            interest: simulation.totalInterestAmount,
            month: formatMonth(simulation.repaymentCompleteMonth),
          })}
      </p>
    </section>
  )
}
