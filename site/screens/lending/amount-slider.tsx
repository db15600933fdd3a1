'use client'

import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import type { Limits } from './validate-amount.ts'

type Props = { label: string; amount: number; limits: Limits; unit: string; onSlide: (amount: number) => void }

/**
 * The amount in yen as a slider. Tapping the thumb's current position also counts, because it selects this amount after
 * a reset.
 */
export function AmountSlider({ label, amount, limits: { minimum, maximum, step }, unit, onSlide }: Props) {
  const formatAmount = (yen: number) => `${formatNumber(yen)}${unit}`
  return (
    <div className="mt-3">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={formatAmount(amount)}
        min={minimum}
        max={maximum}
        step={step}
        value={amount}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
        onClick={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
        className="slider block h-11 w-full cursor-pointer appearance-none bg-paper"
      />
      <p aria-hidden="true" className="flex justify-between text-small text-sub tabular">
        <ChangingText>{formatAmount(minimum)}</ChangingText>
        <ChangingText>{formatAmount(maximum)}</ChangingText>
      </p>
    </div>
  )
}
