import { formatNumber } from '#blocks/format.ts'

import { monthAfter, type Repayment } from './repay-balance.ts'
import type { SimulatorWords } from './words.ts'

type Props = {
  /** The month of the last instalment, `2025-03`. */
  month: string
  repayment: Repayment
  words: SimulatorWords
}

const cell = 'px-1 py-2 text-right whitespace-nowrap first:text-left'

/** What the chart draws, as a table; all amounts in yen. */
export function BalanceTable({ month, repayment: { instalments }, words }: Props) {
  const { columns } = words
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-note font-bold underline">{words.table}</summary>
      <div tabIndex={0} role="group" aria-label={words.chart} className="max-h-96 overflow-auto rounded-tile bg-paper px-1.5">
        <table className="w-full border-collapse text-small tabular">
          <thead>
            <tr className="border-b border-line text-sub">
              <th scope="col" className={cell}>
                {columns.month}
              </th>
              {[columns.payment, columns.interest, columns.balance].map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {instalments.map(({ payment, interest, balance }, index) => (
              <tr key={balance} className="border-b border-line last:border-0">
                <th scope="row" className={`${cell} font-normal`}>
                  {monthAfter(month, index + 1 - instalments.length).replace('-', '/')}
                </th>
                <td className={cell}>{formatNumber(payment)}</td>
                <td className={cell}>{formatNumber(interest)}</td>
                <td className={`${cell} font-bold`}>{formatNumber(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-small text-sub">{words.illustration}</p>
    </details>
  )
}
