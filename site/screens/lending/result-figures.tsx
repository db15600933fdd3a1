import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import { noSimulation } from './lending-terms.ts'
import type { Result } from './use-simulation.ts'
import { formatMonth, formatRate, type SimulatorLabels } from './labels.ts'

function Small({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-sub">{name}</dt>
      <dd className="font-bold tabular">
        <ChangingText>{children}</ChangingText>
      </dd>
    </div>
  )
}

/** Returns the total's font size for up to seven digits, which most totals have; a much longer one may wrap. */
function fontSizeClass(figure: string): string {
  if (figure.length <= 9) return 'text-[min(13vw,3.75rem)] whitespace-nowrap'
  return figure.length <= 13 ? 'text-figure whitespace-nowrap' : 'text-heading break-all'
}

type Props = {
  result: Result | undefined
  /** The applicable rate, in percent a year; undefined if the response has none. */
  rate?: number | undefined
  note: string
  labels: SimulatorLabels
}

/**
 * The total as the largest figure, with interest, number of payments, rate and final month. Without a simulation the
 * figures are zero, and there is no month (specification §4).
 */
export function ResultFigures({ result, rate, note, labels }: Props) {
  const { totalRepaymentAmount, totalInterestAmount, payments, repaymentCompleteMonth } = result ?? noSimulation
  const total = formatNumber(totalRepaymentAmount)
  const dim = note === '' ? '' : 'text-sub'
  return (
    <>
      <p className="flex min-h-6 flex-wrap justify-between gap-x-4">
        <span className="font-bold">{labels.total}</span>
        <span className="text-small text-sub">
          <ChangingText>{note}</ChangingText>
        </span>
      </p>
      <p className={`mt-1 leading-tight figure-number ${fontSizeClass(total)} ${dim}`}>
        <ChangingText>{total}</ChangingText>
        <span className="pl-1 text-[0.4em]">{labels.yen}</span>
      </p>
      <dl className={`mt-3 grid grid-cols-2 gap-x-2.5 gap-y-2 border-t border-line pt-3 ${dim}`}>
        <Small name={labels.interest}>{`${formatNumber(totalInterestAmount)}${labels.yen}`}</Small>
        <Small name={labels.payments}>{`${formatNumber(payments)}${labels.times}`}</Small>
        {rate !== undefined && <Small name={labels.rate}>{`${formatRate(rate)}%`}</Small>}
        <Small name={labels.complete}>
          {repaymentCompleteMonth === undefined ? labels.none : formatMonth(repaymentCompleteMonth)}
        </Small>
      </dl>
    </>
  )
}
