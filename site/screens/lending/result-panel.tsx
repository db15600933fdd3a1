'use client'

import { ChangingText } from '../../shared/changing-text.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { ResultFigures } from './result-figures.tsx'
import type { useSimulation } from './use-simulation.ts'
import { fill, formatMonth, type SimulatorWords } from './words.ts'

type State = Pick<
  ReturnType<typeof useSimulation>,
  'choicesQuery' | 'resultQuery' | 'result' | 'isResultLate' | 'chosen'
>
type Props = {
  state: State
  /** The rate that applies, in percent a year; undefined where the answer has none. */
  rate: number | undefined
  isPending: boolean
  words: SimulatorWords
}

/** Why the figures are missing or out of date; empty when they are current. */
function remarkOf(
  { choicesQuery, resultQuery, isResultLate, chosen }: State,
  isPending: boolean,
  words: SimulatorWords,
): string {
  if (chosen === undefined) return ''
  if (isPending) return words.pending
  if (!isResultLate) return ''
  return choicesQuery.fetchStatus === 'paused' || resultQuery.fetchStatus === 'paused'
    ? words.offline
    : words.calculating
}

/** The total to repay and its parts. It has its full size from the start. */
export function ResultPanel({ state, rate, isPending, words }: Props) {
  const { result, resultQuery, isResultLate } = state
  const remark = remarkOf(state, isPending, words)
  const figures = <ResultFigures result={result} rate={rate} remark={remark} words={words} />
  return (
    <section aria-label={words.result} aria-busy={isResultLate} className="rounded-card bg-wash px-5 py-5">
      <Loaded query={resultQuery} skeleton={figures}>
        {() => figures}
      </Loaded>
      <p role="status" className="sr-only">
        {result && remark === '' && (
          <ChangingText>
            {fill(words.spoken, {
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
