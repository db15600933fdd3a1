'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Loaded } from '../../shared/loaded.tsx'
import { InPlaceOf, Reserved } from '../../shared/skeleton.tsx'
import { Calculator, type CalculatorInput } from './calculator.tsx'
import { choicesQuery, firstLoan, landingQuery, progressQuery } from './landing-reads.ts'
import { greatestLoan, lendingTermsOf, type LendingTerms } from './lending-terms.ts'
import { Offer } from './offer.tsx'
import { placeholder, SimulatorSkeleton } from './simulator-skeleton.tsx'
import { TermsStrip } from './terms-strip.tsx'
import type { LendingWords } from './words.ts'

/** The parts that depend on the visitor: their limit and rate, the simulation, and the next step. */
export function Simulator({ words }: { words: LendingWords }) {
  const [input, setInput] = useState<CalculatorInput>()
  const landing = useQuery(landingQuery)
  // Parts of what the landing page is shown with read these answers; they leave together.
  useQuery(progressQuery)
  useQuery(choicesQuery(firstLoan))
  return (
    <Loaded query={landing} skeleton={<SimulatorSkeleton words={words} />}>
      {(answer) => <SimulatorPanel terms={lendingTermsOf(answer)} words={words} input={input} onInput={setInput} />}
    </Loaded>
  )
}

type PanelProps = {
  terms: LendingTerms
  words: LendingWords
  input: CalculatorInput | undefined
  onInput: (input: CalculatorInput) => void
}

function SimulatorPanel({ terms, words, input, onInput }: PanelProps) {
  const { minimum, step } = words.limits
  const greatest = greatestLoan(terms)
  const maximum = greatest - (greatest % step)
  if (maximum < minimum) {
    return (
      <InPlaceOf size={<SimulatorSkeleton words={words} />}>
        <div className="rounded-card bg-paper">
          <Offer terms={terms} greatest={maximum} minimum={minimum} words={words.offers} />
        </div>
      </InPlaceOf>
    )
  }
  return (
    <>
      <Reserved reserve={<TermsStrip {...placeholder} words={words.simulator} />}>
        <TermsStrip terms={terms} greatest={greatest} words={words.simulator} />
      </Reserved>
      <Calculator
        limits={{ minimum, maximum, step }}
        rate={terms.preferentialInterestRate ?? terms.interestRate}
        words={words.simulator}
        input={input}
        onInput={onInput}
      />
      <Offer terms={terms} greatest={maximum} minimum={minimum} words={words.offers} />
    </>
  )
}
