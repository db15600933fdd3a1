import { pointsForPayment, type PointTerms } from '#domain/money/points.ts'

import { formatNumber } from '../format.ts'
import { estimateRows } from '#domain/money/estimate.ts'

/** The same as a table of a few sums, for readers without scripts. */
export function EstimateTable({ grant, of }: { grant: PointTerms; of: string }) {
  const isParted = grant.base > 0
  return (
    <table className="mt-2 w-full text-right text-note tabular scripted:hidden">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left">
            {of}
          </th>
          {isParted && (
            <>
              <th scope="col">常時</th>
              <th scope="col">上乗せ</th>
            </>
          )}
          <th scope="col">合計</th>
        </tr>
      </thead>
      <tbody>
        {estimateRows(grant).map((yen) => {
          const { always, added } = pointsForPayment(yen, grant)
          return (
            <tr key={yen} className="border-b border-line">
              <th scope="row" className="py-2 text-left">
                {formatNumber(yen)}円
              </th>
              {(isParted ? [always, added, always + added] : [added]).map((points, index) => (
                <td key={index}>{formatNumber(points)}P</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
