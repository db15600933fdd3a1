'use client'

import { ChangingText } from '../../shared/changing-text.tsx'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ResultFigures } from './result-figures.tsx'
import type { useSimulation } from './use-simulation.ts'
import { fillPlaceholders, formatMonth, type SimulatorLabels } from './labels.ts'

type State = Pick<
  ReturnType<typeof useSimulation>,
  'choicesQuery' | 'resultQuery' | 'result' | 'isResultLate' | 'chosen'
>
type Props = {
  state: State
  /** The applicable rate, in percent a year; undefined if the response has none. */
  rate: number | undefined
  isPending: boolean
  labels: SimulatorLabels
}

/** Returns why the figures are missing or outdated; empty if they are current. */
function noteOf(
  { choicesQuery, resultQuery, isResultLate, chosen }: State,
  isPending: boolean,
  labels: SimulatorLabels,
): string {
  if (chosen === undefined) return ''
  if (isPending) return labels.pending
  if (!isResultLate) return ''
  return choicesQuery.fetchStatus === 'paused' || resultQuery.fetchStatus === 'paused'
    ? labels.offline
    : labels.calculating
}

/** The total to repay and its parts. It has its full size from the start. */
export function ResultPanel({ state, rate, isPending, labels }: Props) {
  const { result, resultQuery, isResultLate } = state
  const note = noteOf(state, isPending, labels)
  const figures = <ResultFigures result={result} rate={rate} note={note} labels={labels} />
  return (
    <section aria-label={labels.result} aria-busy={isResultLate} className="rounded-card bg-wash px-5 py-5">
      <QueryResult query={resultQuery} skeleton={figures}>
        {() => figures}
      </QueryResult>
      <p role="status" className="sr-only">
        {result && note === '' && (
          <ChangingText>
            {fillPlaceholders(labels.spoken, {
              total: result.totalRepaymentAmount,
              interest: result.totalInterestAmount,
              month: formatMonth(result.repaymentCompleteMonth),
            })}
          </ChangingText>
        )}
      </p>
    </section>
  )
}
