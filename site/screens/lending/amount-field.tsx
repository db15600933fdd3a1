'use client'

import { useEffect, useState, type RefObject } from 'react'

import { formatNumber } from '#blocks/format.ts'

import { ChangingText } from '../../shared/changing-text.tsx'
import { AmountSlider } from './amount-slider.tsx'
import { readAmount, type Limits } from './read-amount.ts'
import { StepButton } from './step-button.tsx'
import { fill, type SimulatorWords } from './words.ts'

const id = 'loan-amount'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  text: string
  /** The last valid amount in yen; undefined before there is one. */
  amount: number | undefined
  /** The slider's position before there is an amount. */
  start: number
  limits: Limits
  words: SimulatorWords
  onWrite: (text: string) => void
}

/**
 * The amount as text and as a slider, which are kept equal. An invalid amount gets a message; one that may only be
 * incomplete gets it once typing is over.
 */
export function AmountField({ ref, text, amount, start, limits, words, onWrite }: Props) {
  const [isTyping, setIsTyping] = useState(false)
  const reading = readAmount(text, limits)
  const isGood = typeof reading === 'object' && 'amount' in reading
  const fault = typeof reading === 'object' && 'fault' in reading ? reading.fault : undefined
  const message = fault === undefined ? '' : fill(words[fault], limits)
  const showsError = fault !== undefined && !(isTyping && (fault === 'tooLittle' || fault === 'offStep'))
  useEffect(() => ref.current?.setCustomValidity(message), [ref, message])

  const by = (steps: number) =>
    onWrite(formatNumber(Math.min(limits.maximum, Math.max(limits.minimum, (amount ?? start) + steps * limits.step))))

  return (
    <div>
      <label htmlFor={id} className="block text-lead font-extrabold">
        {words.amount}
      </label>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <StepButton
          sign="−"
          label={fill(words.less, limits)}
          isAtEnd={amount === limits.minimum}
          onStep={() => by(-1)}
        />
        <div
          className={`flex min-w-0 grow basis-41 items-baseline justify-center rounded-tile border-2 bg-paper px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${showsError ? 'border-accent' : 'border-ink'}`}
        >
          <input
            ref={ref}
            id={id}
            type="text"
            value={text}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={formatNumber(start)}
            aria-invalid={showsError}
            aria-describedby={`${id}-message`}
            onChange={({ target }) => {
              setIsTyping(true)
              onWrite(target.value)
            }}
            onKeyDown={({ key }) => key === 'Enter' && setIsTyping(false)}
            onBlur={() => {
              setIsTyping(false)
              if (isGood && text !== formatNumber(reading.amount)) onWrite(formatNumber(reading.amount))
            }}
            className="h-14 w-full min-w-0 bg-paper text-right text-[1.5rem] min-[23rem]:text-figure figure-number outline-none placeholder:font-normal placeholder:text-sub"
          />
          <span className="pl-1 text-lead font-bold">{words.yen}</span>
        </div>
        <StepButton
          sign="＋"
          label={fill(words.more, limits)}
          isAtEnd={amount === limits.maximum}
          onStep={() => by(1)}
        />
      </div>
      <AmountSlider
        label={words.slider}
        amount={amount ?? start}
        limits={limits}
        unit={words.yen}
        onSlide={(value) => onWrite(formatNumber(value))}
      />
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={`mt-1 min-h-6 text-note ${showsError ? 'font-bold text-accent' : 'text-sub'}`}
      >
        <ChangingText>{showsError ? message : fill(words.amountHint, limits)}</ChangingText>
      </p>
    </div>
  )
}
