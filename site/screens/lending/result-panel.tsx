'use client'

import { ChangingText } from '../../shared/changing-text.tsx'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ResultFigures } from './result-figures.tsx'
import type { useSimulation } from './use-simulation.ts'
import { fillPlaceholders, formatMonth } from './format.ts'
import type { SimulatorLabels } from './labels.ts'

type State = Pick<
  ReturnType<typeof useSimulation>,
  'choicesQuery' | 'resultQuery' | 'result' | 'isResultLate' | 'chosen'
>
type Props = {
  state: State
  /** The applicable rate, in percent a year; undefined if the response has none. */
  rate: number | undefined
  isPending: boolean
  /** False after a reset. */
  hasAmount: boolean
  labels: SimulatorLabels
}

/** Returns why the figures are missing or outdated; empty if they are current. */
function describeDelay(
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

/** Height of the parts below the total and its note. */
const overhang = '[--overhang:8.25rem]'

/** Frame of the figures, also in their skeleton. A notice in their place has its own. */
export const resultClass = 'rounded-card border-2 border-ink bg-wash px-5 pt-2 pb-4 desktop:p-8'

/**
 * The total to repay and its parts. It has its full size from the start. On a phone the total, once there is one, stays
 * in view at the bottom of the window, while another amount or monthly repayment is chosen above it. Before a choice it
 * would only cover the choices.
 */
export function ResultPanel({ state, rate, isPending, hasAmount, labels }: Props) {
  const { result, resultQuery, isResultLate } = state
  const note = describeDelay(state, isPending, labels)
  const prompt = hasAmount ? labels.noChoice : undefined
  const figures = (
    <div className={resultClass}>
      <ResultFigures result={result} prompt={prompt} rate={rate} note={note} labels={labels} />
    </div>
  )
  return (
    <section
      aria-label={labels.result}
      aria-busy={isResultLate}
      className={`${overhang} ${state.chosen === undefined ? '' : 'stuck-below'} z-10 desktop:static print:static`}
    >
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
