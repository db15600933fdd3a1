import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import { noSimulation } from './lending-terms.ts'
import type { Result } from './use-simulation.ts'
import { formatMonth, formatRate } from './format.ts'
import type { SimulatorLabels } from './labels.ts'

function Small({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-sub">{name}</dt>
      <dd className="font-bold tabular desktop:text-lead">
        <ChangingText>{children}</ChangingText>
      </dd>
    </div>
  )
}

/** Returns the total's font size for up to seven digits, which most totals have; a much longer one may wrap. */
function fontSizeClass(figure: string): string {
  if (figure.length <= 9) return 'text-[min(11.5vw,3rem)] whitespace-nowrap desktop:text-[4.5rem]'
  return figure.length <= 13 ? 'text-figure whitespace-nowrap' : 'text-heading break-all'
}

type Props = {
  result: Result | undefined
  /** Instruction shown instead of the total; undefined after a reset, which zeroes the totals. */
  prompt: string | undefined
  /** The applicable rate, in percent a year; undefined if the response has none. */
  rate?: number | undefined
  note: string
  labels: SimulatorLabels
}

/**
 * The total as the largest figure, with interest, number of payments, rate and final month. Before a choice it says what
 * to choose. After a reset the figures are zero, and there is no month (specification §4).
 */
export function ResultFigures({ result, prompt, rate, note, labels }: Props) {
  const { totalRepaymentAmount, totalInterestAmount, payments, repaymentCompleteMonth } = result ?? noSimulation
  const total = formatNumber(totalRepaymentAmount)
  const dim = result === undefined || note !== '' ? 'text-sub' : ''
  const isPrompting = result === undefined && prompt !== undefined
  return (
    <>
      <p className="flex min-h-[3.6rem] flex-wrap items-center justify-between gap-x-4 desktop:min-h-30 desktop:flex-col desktop:items-start desktop:justify-start">
        <span className="font-bold">{labels.total}</span>
        {isPrompting ? (
          <span className="max-w-38 text-right leading-snug font-bold desktop:max-w-none desktop:pt-3 desktop:text-left desktop:text-title">
            {prompt}
          </span>
        ) : (
          <span className={`leading-tight figure-number ${fontSizeClass(total)} ${dim}`}>
            <ChangingText>{total}</ChangingText>
            <span className="pl-1 text-[0.4em]">{labels.yen}</span>
          </span>
        )}
      </p>
      <p className="min-h-5 text-small text-sub">
        <ChangingText>{note}</ChangingText>
      </p>
      <dl
        className={`mt-2 grid grid-cols-2 gap-x-2.5 gap-y-2 border-t border-line pt-3 desktop:mt-6 desktop:gap-y-5 desktop:pt-7 ${dim}`}
      >
        <Small name={labels.interest}>
          {isPrompting ? labels.none : `${formatNumber(totalInterestAmount)}${labels.yen}`}
        </Small>
        <Small name={labels.payments}>{isPrompting ? labels.none : `${formatNumber(payments)}${labels.times}`}</Small>
        {rate !== undefined && <Small name={labels.rate}>{`${formatRate(rate)}%`}</Small>}
        <Small name={labels.complete}>
          {repaymentCompleteMonth === undefined ? labels.none : formatMonth(repaymentCompleteMonth)}
        </Small>
      </dl>
    </>
  )
}
