import { addRates } from '#domain/money/rates.ts'
import { grantFor, type Grant } from '#domain/money/points.ts'

import type { Scope } from '../block-props.ts'
import { formatNumber } from '../format.ts'
import { EstimateTable } from './estimate-table.tsx'
import { estimateRange } from './estimate-range.ts'

function Added({ name, rate, slot, points }: { name: string; rate: number; slot: string; points: number }) {
  return (
    <span className="whole">
      {name}
      {formatNumber(rate)}%{' '}
      <b className="text-ink">
        <span data-put={slot}>{formatNumber(points)}</span>P
      </b>
    </span>
  )
}

/** What is still to be had, and what is left once the cap is reached. The script shows one of the two. */
function Beyond({ grant: { base, cap }, rest }: { grant: Grant & { cap: number }; rest: number }) {
  const perPoint = 100 / base
  return (
    <>
      <span data-put="before" hidden={rest <= 0}>
        あと<span data-put="rest">{formatNumber(Math.max(rest, 0))}</span>円で、{base === 0 ? '' : '上乗せが'}上限の
        {formatNumber(cap)}ポイントになります。
      </span>
      <span data-put="after" hidden={rest > 0}>
        {base === 0 ? '' : '上乗せは'}上限の{formatNumber(cap)}ポイントです。
        {base === 0
          ? 'これより増えても、ポイントは変わりません。'
          : `こえた分は常時の${formatNumber(base)}%${Number.isInteger(perPoint) ? `（${perPoint}円で1ポイント）` : ''}だけです。`}
      </span>
    </>
  )
}

type Props = {
  /** `base` 0 where nothing is granted always; `extra` is above zero. */
  grant: Grant
  /** What the rates apply to: お支払い, 販売手数料. */
  of: string
  /** Condition of the points, where the fields state one: 1回 2,000円以上. */
  conditions?: readonly string[]
  /** The campaign, where the page has several: screen readers could not distinguish groups with the same name. */
  name?: string | undefined
  scope: Scope
}

/**
 * 「いくら戻る？」: from a sum to its points, by a field and a slider, with what is always granted and what is added apart
 * and the mark at which the cap is reached. The page's script `estimate` updates it; without scripts it is a
 * table. It starts with an example, so that there is something to read before anything is moved.
 */
export function PointsEstimate({ grant, of, conditions = [], name, scope }: Props) {
  const { base, extra, cap } = grant
  const { maximum, step, start, goal } = estimateRange(grant)
  const { always, added } = grantFor(start, grant)
  const field = `spend-${scope.id}`
  return (
    <div
      role="group"
      aria-labelledby={`estimate-${scope.id}`}
      data-grant={[base, extra, cap ?? ''].join()}
      className="rounded-card border border-line px-4 pt-4 pb-5"
    >
      <p id={`estimate-${scope.id}`} className="text-lead font-bold">
        いくら戻る？
        {name !== undefined && <span className="sr-only">（{name}）</span>}
      </p>
      {conditions.length > 0 && <p className="text-small text-sub">{conditions.join('・')}のとき</p>}
      <EstimateTable grant={grant} of={of} />
      <div className="hidden pt-2 scripted:block">
        <label className="flex flex-wrap items-center justify-between gap-x-3 text-note">
          {of}
          <span className="flex min-w-0 items-baseline gap-1">
            <input
              id={field}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className="h-11 w-28 min-w-0 rounded-tile border border-ink px-3 text-right text-lead font-bold tabular aria-invalid:border-accent"
              defaultValue={formatNumber(start)}
            />
            円
          </span>
        </label>
        <input
          type="range"
          aria-label={`${of}（スライダー）`}
          aria-valuetext={`${formatNumber(start)}円`}
          autoComplete="off"
          min={0}
          max={maximum}
          step={step}
          className="block h-11 w-full accent-ink"
          defaultValue={start}
        />
        <p aria-hidden="true" className="-mt-2 grid grid-cols-3 text-center text-tiny text-sub tabular">
          <span className="text-left">0円</span>
          {goal === undefined ? (
            <span />
          ) : (
            <b className="text-ink">
              ▲<br />
              {formatNumber(goal)}円で上限
            </b>
          )}
          <span className="text-right">{formatNumber(maximum)}円</span>
        </p>
        <output htmlFor={field} className="mt-3 block text-note text-sub">
          <span data-put="unread" hidden>
            <span className="block font-bold text-accent">金額を1つ、数字で入れてください。例：12,800</span>
          </span>
          <span className="block font-bold text-ink">
            {base > 0 && `合計${formatNumber(addRates(base, extra))}%で`}
            <span className="px-1 text-figure figure-number text-accent" data-put="total">
              {formatNumber(always + added)}
            </span>
            ポイント
          </span>
          {base > 0 && (
            <span className="block">
              <Added name="常時" rate={base} slot="always" points={always} /> ＋{' '}
              <Added name="上乗せ" rate={extra} slot="added" points={added} />
            </span>
          )}
          {cap === null || goal === undefined ? (
            <span>上乗せに上限はありません。</span>
          ) : (
            <Beyond grant={{ ...grant, cap }} rest={goal - start} />
          )}
        </output>
        {base > 0 && (
          <p className="mt-2 text-tiny text-sub">
            1回で支払ったときの計算です。分けると、端数の切り捨てで常時分が減ることがあります。
          </p>
        )}
      </div>
    </div>
  )
}
