'use client'

import { useEffect, useState, type RefObject } from 'react'

import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import { AmountSlider } from './amount-slider.tsx'
import { readAmount, type Limits } from './validate-amount.ts'
import { StepButton } from './step-button.tsx'
import { fillPlaceholders } from './format.ts'
import type { SimulatorLabels } from './labels.ts'

const id = 'loan-amount'

type InputProps = {
  ref: RefObject<HTMLInputElement | null>
  text: string
  placeholder: string
  unit: string
  isInvalid: boolean
  onType: (text: string) => void
  onEnter: () => void
  onLeave: () => void
}

/** The text field of the amount, with its unit. */
function AmountInput({ ref, text, placeholder, unit, isInvalid, onType, onEnter, onLeave }: InputProps) {
  return (
    <div
      className={`flex min-w-0 grow basis-41 items-baseline justify-center rounded-tile border-2 bg-paper px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${isInvalid ? 'border-accent' : 'border-ink'}`}
    >
      <input
        ref={ref}
        id={id}
        type="text"
        value={text}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={placeholder}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        onBlur={onLeave}
        className="h-14 w-full min-w-0 bg-paper text-right text-[1.5rem] min-[23rem]:text-figure figure-number outline-none placeholder:font-normal placeholder:text-sub"
      />
      <span className="pl-1 text-lead font-bold">{unit}</span>
    </div>
  )
}

type Props = {
  ref: RefObject<HTMLInputElement | null>
  text: string
  /** Last valid amount in yen; undefined until there is one. */
  amount: number | undefined
  /** Position of the slider until there is an amount. */
  start: number
  limits: Limits
  labels: SimulatorLabels
  onWrite: (text: string) => void
}

/**
 * The amount as a text field and a slider, which stay in sync. An invalid amount gets a message, a possibly incomplete
 * one only after typing.
 */
export function AmountField({ ref, text, amount, start, limits, labels, onWrite }: Props) {
  const [isTyping, setIsTyping] = useState(false)
  const reading = readAmount(text, limits)
  const message = reading.issue === undefined ? '' : fillPlaceholders(labels[reading.issue], limits)
  const isMaybeIncomplete = isTyping && (reading.issue === 'tooLittle' || reading.issue === 'offStep')
  const showsError = reading.issue !== undefined && !isMaybeIncomplete
  useEffect(() => ref.current?.setCustomValidity(message), [ref, message])

  function changeBy(yen: number): void {
    const changed = (amount ?? start) + yen
    onWrite(formatNumber(Math.min(limits.maximum, Math.max(limits.minimum, changed))))
  }
  function finishTyping(): void {
    setIsTyping(false)
    if (reading.amount !== undefined && text !== formatNumber(reading.amount)) onWrite(formatNumber(reading.amount))
  }

  return (
    <div>
      <label htmlFor={id} className="block text-lead font-extrabold">
        {labels.amount}
      </label>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <StepButton
          sign="−"
          label={fillPlaceholders(labels.less, limits)}
          isAtEnd={amount === limits.minimum}
          onStep={() => changeBy(-limits.step)}
        />
        <AmountInput
          ref={ref}
          text={text}
          placeholder={formatNumber(start)}
          unit={labels.yen}
          isInvalid={showsError}
          onType={(typed) => {
            setIsTyping(true)
            onWrite(typed)
          }}
          onEnter={() => setIsTyping(false)}
          onLeave={finishTyping}
        />
        <StepButton
          sign="＋"
          label={fillPlaceholders(labels.more, limits)}
          isAtEnd={amount === limits.maximum}
          onStep={() => changeBy(limits.step)}
        />
      </div>
      <AmountSlider
        label={labels.slider}
        amount={amount ?? start}
        limits={limits}
        unit={labels.yen}
        onSlide={(value) => onWrite(formatNumber(value))}
      />
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={`mt-1 min-h-6 text-note ${showsError ? 'font-bold text-accent' : 'text-sub'}`}
      >
        <ChangingText>{showsError ? message : fillPlaceholders(labels.amountHint, limits)}</ChangingText>
      </p>
    </div>
  )
}
