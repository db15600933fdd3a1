'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ReservedSpace } from '../../shared/queries/skeleton.tsx'
import { IdleMark } from '../../shared/context/idle-mark.tsx'
import { useLongWait } from '../../shared/context/use-long-wait.ts'
import { Calculator, type CalculatorInput } from './calculator.tsx'
import { decideOffer } from './decide-offer.ts'
import { choicesQuery, landingQuery, progressQuery } from './landing-reads.ts'
import { initialLoanAmount, maxLoan, readLendingTerms, type LendingTerms, type SetupStatus } from './lending-terms.ts'
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
  const progress = useQuery(progressQuery)
  useQuery(choicesQuery(initialLoanAmount))
  const isLate = useLongWait(true)
  // An obstacle to an application is shown first, so the rest waits for the identity check, but not for long.
  const isWaiting = progress.fetchStatus === 'fetching' && progress.data === undefined && progress.failureCount === 0
  const skeleton = <SimulatorSkeleton labels={labels} />
  return (
    <QueryResult query={landing} skeleton={skeleton} isMain>
      {(response) =>
        isWaiting && !isLate ? (
          skeleton
        ) : (
          <SimulatorPanel
            terms={readLendingTerms(response)}
            setupStatus={progress.data?.status}
            labels={labels}
            input={input}
            onInput={setInput}
          />
        )
      }
    </QueryResult>
  )
}

type PanelProps = {
  terms: LendingTerms
  /** State of the identity check; undefined if it is not known yet. */
  setupStatus: SetupStatus | undefined
  labels: LendingLabels
  input: CalculatorInput | undefined
  onInput: (input: CalculatorInput) => void
}

/**
 * Terms, simulation and next step. An obstacle to an application is shown before the simulation, with the next step;
 * the way to an application, and anything that loads late, is shown after it, so that nothing moves.
 */
function SimulatorPanel({ terms, setupStatus, labels, input, onInput }: PanelProps) {
  const [isInTime] = useState(setupStatus !== undefined)
  const { minimum, step } = labels.limits
  const max = maxLoan(terms)
  const maximum = max - (max % step)
  if (maximum < minimum) {
    return (
      <ReservedSpace size={<SimulatorSkeleton labels={labels} />}>
        <IdleMark />
        <OfferCard name={terms.isSolicitingDenied ? 'solicitingDenied' : 'noLimit'} labels={labels.offers} />
      </ReservedSpace>
    )
  }
  const offer = isInTime && setupStatus !== undefined ? decideOffer({ ...terms, setupStatus }) : 'apply'
  const panel = (
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
    </>
  )
  if (offer !== 'apply')
    return (
      <ReservedSpace size={<SimulatorSkeleton labels={labels} />}>
        <div className="mb-6">
          <OfferCard name={offer} labels={labels.offers} />
        </div>
        {panel}
      </ReservedSpace>
    )
  return (
    <>
      {panel}
      <Offer terms={terms} labels={labels.offers} />
    </>
  )
}
