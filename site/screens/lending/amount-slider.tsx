'use client'

import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import type { Limits } from './validate-amount.ts'

const track =
  '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line [&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line [&::-moz-range-progress]:h-2 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-ink'
const thumb =
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:[border-style:solid] [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-paper [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:[border-style:solid] [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-paper'

type Props = { label: string; amount: number; limits: Limits; unit: string; onSlide: (amount: number) => void }

/**
 * The amount in yen as a slider. Tapping the thumb's current position also counts, because it selects this amount after
 * a reset.
 */
export function AmountSlider({ label, amount, limits: { minimum, maximum, step }, unit, onSlide }: Props) {
  const atEnd = (yen: number) => `${formatNumber(yen)}${unit}`
  return (
    <div className="mt-3">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={atEnd(amount)}
        min={minimum}
        max={maximum}
        step={step}
        value={amount}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
        onClick={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
        className={`block h-11 w-full cursor-pointer touch-pan-y appearance-none bg-paper ${track} ${thumb}`}
      />
      <p aria-hidden="true" className="flex justify-between text-small text-sub tabular">
        <ChangingText>{atEnd(minimum)}</ChangingText>
        <ChangingText>{atEnd(maximum)}</ChangingText>
      </p>
    </div>
  )
}
