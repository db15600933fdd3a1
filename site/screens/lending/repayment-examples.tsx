import { formatNumber } from '#blocks/format.ts'
import { repay, type Loan } from '#domain/money/instalments.ts'

import { ScreenSection } from '../../shared/page/screen-sections.tsx'
import { fillPlaceholders, formatRate } from './format.ts'
import type { LendingContent } from './labels.ts'

/** Upper bound of instalments; no example takes more. */
const maxInstalments = 600

/**
 * Returns the number of instalments of an example, and its costs in yen.
 * @throws Error if it is never repaid
 */
function computeCosts(loan: Loan) {
  const instalments = repay(loan, maxInstalments)
  if (instalments)
    return { count: instalments.length, total: instalments.reduce((sum, { payment }) => sum + payment, 0) }
  throw new Error(
    `the example of ${loan.loanAmount} yen by ${loan.monthlyRepayAmount} yen a month is never repaid; fix it in content/screens/lending.yaml`,
  )
}

const cell = 'py-3 pl-2 text-right whitespace-nowrap first:pl-0'

/** Example loans. Costs are computed from the content's amounts and rate, so that every example is exact to the yen. */
export function RepaymentExamples({
  examples: { heading, lead, annualRate, loans, columns, note, yen, times },
}: {
  examples: LendingContent['examples']
}) {
  const rows = loans.map(({ loanAmount, monthlyRepayAmount }) => {
    const { count, total } = computeCosts({ loanAmount, monthlyRepayAmount, annualRate })
    return [
      `${formatNumber(loanAmount)}${yen}`,
      `${formatNumber(monthlyRepayAmount)}${yen}`,
      `${count}${times}`,
      `${formatNumber(total)}${yen}`,
    ]
  })
  return (
    <ScreenSection heading={heading}>
      <div tabIndex={0} role="group" aria-label={heading} className="overflow-x-auto">
        <table className="w-full border-collapse text-small tabular">
          <caption className="mb-3 text-left text-note font-bold">
            {fillPlaceholders(lead, { rate: formatRate(annualRate) })}
          </caption>
          <thead>
            <tr className="border-y border-line text-sub">
              {[columns.loanAmount, columns.monthlyRepayAmount, columns.count, columns.total].map((column) => (
                <th key={column} scope="col" className={`${cell} font-normal`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([loan, monthly, count, total]) => (
              <tr key={`${loan} ${monthly}`} className="border-b border-line">
                <th scope="row" className={`${cell} font-bold`}>
                  {loan}
                </th>
                <td className={cell}>{monthly}</td>
                <td className={cell}>{count}</td>
                <td className={`${cell} font-bold`}>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-note text-sub">{note}</p>
    </ScreenSection>
  )
}
