'use client'

import { useRef, useState } from 'react'

import { formatNumber } from '#blocks/format.ts'

import { ActionButton } from '../../shared/action-button.tsx'
import { useScreen } from '../../shared/screen-provider.tsx'
import { AmountField } from './amount-field.tsx'
import { Choices } from './choices.tsx'
import { loanAmountForChoices } from './lending-terms.ts'
import { readAmount, type Limits } from './read-amount.ts'
import { ResultPanel } from './result-panel.tsx'
import { useSimulation } from './use-simulation.ts'
import type { SimulatorWords } from './words.ts'

type Props = { limits: Limits; words: SimulatorWords }

/** Amount, monthly repayment and result (D11). While the typed amount is invalid, the last valid one is simulated. */
export function Calculator({ limits, words }: Props) {
  const { announce } = useScreen()
  const start = Math.min(loanAmountForChoices(0), limits.maximum)
  const [text, setText] = useState(formatNumber(start))
  const [amount, setAmount] = useState<number | undefined>(start)
  const [monthly, setMonthly] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  const state = useSimulation(amount, monthly)
  const reading = readAmount(text, limits)
  const isPending = amount !== undefined && !(typeof reading === 'object' && 'amount' in reading)

  function write(next: string): void {
    const read = readAmount(next, limits)
    setText(next)
    if (typeof read === 'object' && 'amount' in read) setAmount(read.amount)
  }

  function reset(): void {
    setText('')
    setAmount(undefined)
    setMonthly(undefined)
    announce(words.resetDone)
    field.current?.focus()
  }

  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">
      <AmountField
        ref={field}
        text={text}
        amount={amount}
        start={start}
        limits={limits}
        words={words}
        onWrite={write}
      />
      <Choices
        state={state}
        isPending={isPending}
        hasAmount={amount !== undefined}
        words={words}
        onChoose={setMonthly}
      />
      <ResultPanel state={state} isPending={isPending} words={words} />
      <ActionButton kind="secondary" onClick={reset}>
        {words.reset}
      </ActionButton>
    </div>
  )
}
