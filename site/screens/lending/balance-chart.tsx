import { formatNumber } from '#blocks/format.ts'

import { barsPath } from './bars-path.ts'
import type { Repayment } from './repay-balance.ts'
import type { Result } from './use-simulation.ts'
import { fill, formatMonth, type SimulatorWords } from './words.ts'

type Props = { result: Result | undefined; repayment: Repayment | undefined; isLate: boolean; words: SimulatorWords }

/** The balance, month by month, from the loan to zero; words of the same size where there is nothing to draw. */
export function BalanceChart({ result, repayment, isLate, words }: Props) {
  if (!result || !repayment) {
    return (
      <p className="mt-5 grid min-h-66 place-items-center rounded-tile border-2 border-dashed border-line px-5 text-note text-sub">
        {result ? words.chartMissing : words.chartEmpty}
      </p>
    )
  }
  const { loanAmount, simulation } = result
  const month = formatMonth(simulation.repaymentCompleteMonth)
  const balances = [loanAmount, ...repayment.instalments.map(({ balance }) => balance)]
  return (
    <figure className="mt-5 min-h-52">
      <figcaption className="text-note font-bold">{words.chart}</figcaption>
      <svg
        viewBox="0 0 320 128"
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.chartText, { amount: loanAmount, count: repayment.instalments.length, month })}
        className={`mt-2 block h-32 w-full border-b-2 border-ink ${isLate ? 'opacity-50' : ''}`}
      >
        <path d={barsPath(balances, { width: 320, height: 128 })} className="fill-current" />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-4 text-small leading-snug text-sub tabular">
        <span>
          {words.chartStart}
          <br />
          <b className="text-ink">{`${formatNumber(loanAmount)}${words.yen}`}</b>
        </span>
        <span className="text-right">
          {month}
          <br />
          <b className="text-ink">{`0${words.yen}`}</b>
        </span>
      </p>
    </figure>
  )
}
