import { addRates } from '#domain/money/rates.ts'

import type { BlockProps } from '../block-props.ts'
import { describeCap } from '../rate-and-cap.ts'

function Part({ rate, name, note, isTotal = false }: { rate: number; name: string; note: string; isTotal?: boolean }) {
  return (
    <div className="text-center">
      <p className={`text-figure figure-number ${isTotal ? 'text-accent ended:text-ink' : ''}`}>
        {rate}
        <span className="text-lead">%</span>
      </p>
      <p className="mt-1 text-tiny text-sub">
        <b className="block font-bold text-ink">{name}</b>
        {note}
      </p>
    </div>
  )
}

function Sign({ children }: { children: string }) {
  return <span className="pt-0.5 text-lead font-bold text-sub">{children}</span>
}

/** Composition of the rate: base + extra = total, each with its cap (D8). */
export function RateBreakdown({ baseRate, reductionRate, maximumGrantPoint }: BlockProps<'RateBreakdown'>) {
  return (
    <div className="flex flex-wrap items-start justify-evenly gap-x-0.5 gap-y-3 rounded-card bg-wash px-2 py-5 tablet:px-5">
      <Part rate={baseRate} name="常時" note="上限なし" />
      <Sign>＋</Sign>
      <Part rate={reductionRate} name="上乗せ" note={describeCap(maximumGrantPoint)} />
      <Sign>＝</Sign>
      <Part rate={addRates(baseRate, reductionRate)} name="合計" note="ポイント還元" isTotal />
    </div>
  )
}
