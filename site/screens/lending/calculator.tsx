'use client'

import { useRef } from 'react'

import { formatNumber } from '#blocks/format.ts'

import { ActionButton } from '../../shared/actions/action-button.tsx'
import { useScreen } from '../../shared/context/screen-provider.tsx'
import { AmountField } from './amount-field.tsx'
import { Choices } from './choices.tsx'
import { initialLoanAmount } from './lending-terms.ts'
import { readAmount, type Limits } from './validate-amount.ts'
import { ResultPanel } from './result-panel.tsx'
import { useSimulation } from './use-simulation.ts'
import type { SimulatorLabels } from './labels.ts'

/** The visitor's input; amounts in yen. `maximum` is the limit that it was entered for. */
export type CalculatorInput = {
  text: string
  amount: number | undefined
  monthly: number | undefined
  maximum: number
}

/** Inputs in a column, in which the result can stick; on a desktop the result is next to them. */
export const calculatorLayout = 'mt-8 flex flex-col gap-8 desktop:grid desktop:grid-cols-2 desktop:grid-rows-[auto_1fr]'

/** The result and the reset, which on a desktop are a column of their own; so the space for choices is no hole there. */
export const resultLayout =
  'contents desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:grid desktop:content-start desktop:gap-6'

type Props = {
  limits: Limits
  /** The applicable rate, in percent a year; undefined if the response has none. */
  rate: number | undefined
  labels: SimulatorLabels
  /** Stored in the parent, so that it survives a sign-in; undefined before the first change. */
  input: CalculatorInput | undefined
  onInput: (input: CalculatorInput) => void
}

/** Amount, monthly repayment and result (D11). While the typed amount is invalid, the last valid one is simulated. */
export function Calculator({ limits, rate, labels, input, onInput }: Props) {
  const { announce } = useScreen()
  const start = Math.min(initialLoanAmount, limits.maximum)
  const { maximum } = limits
  const current =
    input?.maximum === maximum ? input : { text: formatNumber(start), amount: start, monthly: undefined, maximum }
  const { text, amount, monthly } = current
  const field = useRef<HTMLInputElement>(null)
  const state = useSimulation(amount, monthly)
  const isPending = amount !== undefined && readAmount(text, limits).amount === undefined

  function write(next: string): void {
    onInput({ ...current, text: next, amount: readAmount(next, limits).amount ?? amount })
  }

  function reset(): void {
    onInput({ text: '', amount: undefined, monthly: undefined, maximum })
    announce(labels.resetDone)
    field.current?.focus()
  }

  return (
    <div className={calculatorLayout}>
      <AmountField
        ref={field}
        text={text}
        amount={amount}
        start={start}
        limits={limits}
        labels={labels}
        onWrite={write}
      />
      <Choices
        state={state}
        isPending={isPending}
        hasAmount={amount !== undefined}
        labels={labels}
        onChoose={(chosen) => onInput({ ...current, monthly: chosen })}
      />
      <div className={resultLayout}>
        <ResultPanel state={state} rate={rate} isPending={isPending} hasAmount={amount !== undefined} labels={labels} />
        <ActionButton kind="quiet" onClick={reset}>
          {labels.reset}
        </ActionButton>
      </div>
    </div>
  )
}
