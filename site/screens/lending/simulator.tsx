'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ReservedSpace } from '../../shared/queries/skeleton.tsx'
import { Calculator, type CalculatorInput } from './calculator.tsx'
import { choicesQuery, landingQuery, progressQuery } from './landing-reads.ts'
import { initialLoanAmount, maxLoan, readLendingTerms, type LendingTerms } from './lending-terms.ts'
import { Offer } from './offer.tsx'
import { OfferCard } from './offer-card.tsx'
import { typicalTerms, SimulatorSkeleton } from './simulator-skeleton.tsx'
import { TermsStrip } from './terms-strip.tsx'
import type { LendingLabels } from './labels.ts'

/** Parts that depend on the visitor: their limit and rate, the simulation, and the next step. */
export function Simulator({ labels }: { labels: LendingLabels }) {
  const [input, setInput] = useState<CalculatorInput>()
  const landing = useQuery(landingQuery)
  // Observed here because parts below the landing page read these responses; all are requested together.
  useQuery(progressQuery)
  useQuery(choicesQuery(initialLoanAmount))
  return (
    <QueryResult query={landing} skeleton={<SimulatorSkeleton labels={labels} />}>
      {(response) => (
        <SimulatorPanel terms={readLendingTerms(response)} labels={labels} input={input} onInput={setInput} />
      )}
    </QueryResult>
  )
}

type PanelProps = {
  terms: LendingTerms
  labels: LendingLabels
  input: CalculatorInput | undefined
  onInput: (input: CalculatorInput) => void
}

function SimulatorPanel({ terms, labels, input, onInput }: PanelProps) {
  const { minimum, step } = labels.limits
  const max = maxLoan(terms)
  const maximum = max - (max % step)
  if (maximum < minimum) {
    return (
      <ReservedSpace size={<SimulatorSkeleton labels={labels} />}>
        <OfferCard name={terms.isSolicitingDenied ? 'solicitingDenied' : 'noLimit'} labels={labels.offers} />
      </ReservedSpace>
    )
  }
  return (
    <>
      <ReservedSpace size={<TermsStrip {...typicalTerms} labels={labels.simulator} />} isStretched>
        <TermsStrip terms={terms} max={max} labels={labels.simulator} />
      </ReservedSpace>
      <Calculator
        limits={{ minimum, maximum, step }}
        rate={terms.preferentialInterestRate ?? terms.interestRate}
        labels={labels.simulator}
        input={input}
        onInput={onInput}
      />
      <Offer terms={terms} labels={labels.offers} />
    </>
  )
}
