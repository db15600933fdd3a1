import { amountAtCap, barParts, capPosition, defaultAmount } from '#domain/money/estimate-bar.ts'
import type { PointTerms } from '#domain/money/points.ts'

import { formatNumber } from '../format.ts'

// The script `site/page-script/estimate/estimate.ts` updates each `data-put` by its value, and the two `data-bar` in
// their order: base points, extra points.

/** The parts of the bar: their names in the legend, the `data-put` of their points, and their colours. */
const legendParts = {
  base: { name: '常時', slot: 'always', color: 'bg-ink' },
  extra: { name: '上乗せ', slot: 'added', color: 'bg-accent' },
} as const

/** Width of the notch at the cap, in thousandths of the bar. */
const notchWidth = 8

type LegendProps = {
  part: keyof typeof legendParts
  /** Percent of the amount. */
  rate: number
  points: number
}

/** A part of the bar in words, after a square of its colour. */
export function BarLegend({ part, rate, points }: LegendProps) {
  const { name, slot, color } = legendParts[part]
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

/**
 * The points as a bar in two colours, a thousand units long, with a notch where the cap is reached. The text below the
 * notch starts at 60 % and ends at 100 % of the bar, so that its centre is at `capPosition`, 80 %.
 */
export function PointsBar({ terms }: { terms: PointTerms }) {
  const parts = barParts(defaultAmount, terms)
  const yenAtCap = amountAtCap(terms)
  return (
    <span aria-hidden="true" className="mt-2 block">
      <svg viewBox="0 0 1000 1" preserveAspectRatio="none" className="h-3.5 w-full rounded-chip bg-line">
        <rect data-bar="" width={parts.base} height="1" className="fill-ink" />
        <rect data-bar="" x={parts.base} width={parts.extra} height="1" className="fill-accent" />
        {yenAtCap !== undefined && (
          <rect x={capPosition - notchWidth / 2} width={notchWidth} height="1" className="fill-paper" />
        )}
      </svg>
      {yenAtCap !== undefined && (
        <span className="ml-[60%] block text-center text-tiny leading-tight font-bold text-ink tabular">
          ▲<br />
          {formatNumber(yenAtCap)}円で{terms.base > 0 && '上乗せ'}上限
        </span>
      )}
    </span>
  )
}
