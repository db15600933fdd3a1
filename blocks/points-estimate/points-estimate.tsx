import { amountAtCap, defaultAmount, quickAmounts } from '#domain/money/estimate-bar.ts'
import { pointsForPayment, formatPointTerms, type PointTerms } from '#domain/money/points.ts'

import type { Scope } from '../block-props.ts'
import { formatNumber } from '../format.ts'
import { BarLegend, PointsBar } from './points-bar.tsx'

/** The text shown by the script once the cap is reached; `yenLeft` is the amount up to the cap. */
function CapReachedNote({ grant: { base, cap }, yenLeft }: { grant: PointTerms & { cap: number }; yenLeft: number }) {
  const perPoint = 100 / base
  return (
    <span data-put="after" hidden={yenLeft > 0}>
      {base === 0 ? '' : '上乗せは'}上限の{formatNumber(cap)}ポイントです。
      {base === 0
        ? 'これより増えても、ポイントは変わりません。'
        : `こえた分は常時の${formatNumber(base)}%${Number.isInteger(perPoint) ? `（${perPoint}円で1ポイント）` : ''}だけです。`}
    </span>
  )
}

/** The field of the amount in yen, and buttons for common amounts. */
function AmountInput({ id, label }: { id: string; label: string }) {
  return (
    <>
      <label className="flex flex-wrap items-center justify-between gap-x-3 text-note">
        {label}
        <span className="flex min-w-0 items-baseline gap-2">
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className="h-11 w-28 min-w-0 rounded-tile border border-ink px-3 text-right text-lead font-bold tabular aria-invalid:border-accent"
            defaultValue={formatNumber(defaultAmount)}
          />
          円
        </span>
      </label>
      <p className="mt-2 flex flex-wrap gap-2">
        {quickAmounts.map((yen) => (
          <button
            key={yen}
            type="button"
            data-yen={yen}
            aria-pressed={yen === defaultAmount}
            className="min-h-11 grow rounded-full border border-line px-2 text-note font-bold tabular aria-pressed:solid-when-forced aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {formatNumber(yen)}円
          </button>
        ))}
      </p>
    </>
  )
}

/** The points for the amount: their sum, the bar, its parts, and the cap. */
function EstimateOutput({ field, grant }: { field: string; grant: PointTerms }) {
  const { base, extra, cap } = grant
  const yenAtCap = amountAtCap(grant)
  const points = pointsForPayment(defaultAmount, grant)
  return (
    <output htmlFor={field} className="col-start-2 row-span-4 row-start-1 mt-3 block self-center text-note text-sub">
      <span data-put="unread" hidden>
        <span className="block font-bold text-accent">金額を1つ、数字で入れてください。例：12,800</span>
      </span>
      <span className="block font-bold text-ink">
        <span className="mr-1 text-figure figure-number text-accent" data-put="total">
          {formatNumber(points.base + points.extra)}
        </span>
        ポイント
      </span>
      <PointsBar terms={grant} />
      {base > 0 && (
        <span className="mt-2 flex flex-wrap gap-x-4">
          <BarLegend part="base" rate={base} points={points.base} />
          <BarLegend part="extra" rate={extra} points={points.extra} />
        </span>
      )}
      {cap === null || yenAtCap === undefined ? (
        <span>上乗せに上限はありません。</span>
      ) : (
        <CapReachedNote grant={{ ...grant, cap }} yenLeft={yenAtCap - defaultAmount} />
      )}
    </output>
  )
}

type Props = {
  /** `base` 0 where nothing is granted always; `extra` is above zero. */
  grant: PointTerms
  /** The amount that the rates apply to: お支払い, 販売手数料. */
  rateAppliesTo: string
  /** Condition of the points, where the fields state one: 1回 2,000円以上. */
  conditions?: readonly string[]
  /** The campaign, where the page has several: screen readers could not distinguish groups with the same name. */
  name?: string | undefined
  scope: Scope
}

export const estimateHeading = 'いくら戻る？'

/**
 * 「いくら戻る？」, a calculator from an amount to its points, base and extra apart, with the amount at which the cap is
 * reached. It starts with an example, so that there is something to read before anything is typed. The page script
 * `estimate` updates every `data-put`, and remembers the amount for the visit; without scripts the calculator is hidden.
 */
export function PointsEstimate({ grant, rateAppliesTo, conditions = [], name, scope }: Props) {
  const field = `spend-${scope.id}`
  return (
    <div
      role="group"
      aria-labelledby={`estimate-${scope.id}`}
      data-grant={formatPointTerms(grant)}
      className="hidden grid-cols-2 gap-x-10 rounded-card border border-line px-4 pt-4 pb-5 scripted:block desktop:px-6 desktop:scripted:[.sections_&]:grid"
    >
      <p id={`estimate-${scope.id}`} className="text-lead font-bold">
        {estimateHeading}
        {name !== undefined && <span className="sr-only">（{name}）</span>}
      </p>
      {conditions.length > 0 && <p className="text-small text-sub">{conditions.join('・')}のとき</p>}
      <div className="mt-2">
        <AmountInput id={field} label={rateAppliesTo} />
      </div>
      <EstimateOutput field={field} grant={grant} />
      {grant.base > 0 && (
        <p className="mt-1 text-tiny text-sub">
          1回で支払ったときの計算です。分けると、端数の切り捨てで常時分が減ることがあります。
        </p>
      )}
    </div>
  )
}
