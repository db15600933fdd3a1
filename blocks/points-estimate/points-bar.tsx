import { amountAtCap, barParts, capPosition, defaultAmount } from '#domain/money/estimate-bar.ts'
import type { PointTerms } from '#domain/money/points.ts'

import { formatNumber } from '../format.ts'

/** `slot` is the value of `data-put` by which the script finds the points. */
type LegendProps = { name: string; rate: number; slot: string; points: number; color: string }

/** A part of the bar in words, after a square of its colour. */
export function BarLegend({ name, rate, slot, points, color }: LegendProps) {
  return (
    <span className="whole">
      <span aria-hidden="true" className={`painted mr-1 inline-block size-2.5 ${color}`} />
      {name}
      {formatNumber(rate)}%{' '}
      <b className="text-ink">
        <span data-put={slot}>{formatNumber(points)}</span>P
      </b>
    </span>
  )
}

/** The points as a bar in two colours, with a notch where the cap is reached. The script sets its attributes. */
export function PointsBar({ grant }: { grant: PointTerms }) {
  const parts = barParts(defaultAmount, grant)
  const yenAtCap = amountAtCap(grant)
  return (
    <span aria-hidden="true" className="mt-2 block">
      <svg viewBox="0 0 1000 1" preserveAspectRatio="none" className="h-3.5 w-full rounded-chip bg-line">
        <rect data-bar="" width={parts.base} height="1" className="fill-ink" />
        <rect data-bar="" x={parts.base} width={parts.extra} height="1" className="fill-accent" />
        {yenAtCap !== undefined && <rect x={capPosition - 4} width="8" height="1" className="fill-paper" />}
      </svg>
      {yenAtCap !== undefined && (
        <span className="ml-[60%] block text-center text-tiny leading-tight font-bold text-ink tabular">
          ▲<br />
          {formatNumber(yenAtCap)}円で{grant.base > 0 && '上乗せ'}上限
        </span>
      )}
    </span>
  )
}
