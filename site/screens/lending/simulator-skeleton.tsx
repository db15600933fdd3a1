'use client'

import { useRef } from 'react'

import { formatNumber } from '#blocks/format.ts'

import { ActionButton } from '../../shared/actions/action-button.tsx'
import { Skeleton } from '../../shared/queries/skeleton.tsx'
import { calculatorLayout, resultLayout } from './calculator.tsx'
import { AmountField } from './amount-field.tsx'
import { ChoicesFrame } from './choices.tsx'
import { initialLoanAmount } from './lending-terms.ts'
import { offerFeatures, type OfferWithButton } from './decide-offer.ts'
import { OfferCard } from './offer-card.tsx'
import { ResultFigures } from './result-figures.tsx'
import { resultClass } from './result-panel.tsx'
import { TermsStrip } from './terms-strip.tsx'
import type { LendingLabels } from './labels.ts'

/** A typical limit in yen and rates in percent, which are as wide as those of most visitors. */
export const typicalTerms = {
  max: 300_000,
  terms: { loanableAmount: 300_000, interestRate: 15, preferentialInterestRate: 12 },
}

/**
 * The largest offer with a button, and the one without; in one grid cell, they reserve the size of the largest card at
 * any width.
 */
export function LargestOfferCards({ labels }: { labels: LendingLabels['offers'] }) {
  const countCharacters = (name: OfferWithButton) => labels[name].title.length + labels[name].detail.length
  const [largest] = (Object.keys(offerFeatures) as OfferWithButton[]).sort(
    (a, b) => countCharacters(b) - countCharacters(a),
  )
  return (
    <>
      {largest && <OfferCard name={largest} labels={labels} />}
      <OfferCard name="reviewing" labels={labels} />
    </>
  )
}

/** Skeleton of the one offer that the visitor will get, as large as the largest. */
export function OfferSkeleton({ labels }: { labels: LendingLabels['offers'] }) {
  return (
    <Skeleton>
      <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
        <LargestOfferCards labels={labels} />
      </div>
    </Skeleton>
  )
}

/** Skeleton of the `Simulator`: its parts, invisible, to reserve their exact size at any width and text size. */
export function SimulatorSkeleton({ labels: { simulator, offers, limits } }: { labels: LendingLabels }) {
  const field = useRef<HTMLInputElement>(null)
  const start = initialLoanAmount
  return (
    <div className="unscripted:hidden hydration-failed:hidden">
      <Skeleton>
        <TermsStrip {...typicalTerms} labels={simulator} />
      </Skeleton>
      <div className={calculatorLayout}>
        <Skeleton hasText>
          <AmountField
            ref={field}
            text={formatNumber(start)}
            amount={start}
            start={start}
            limits={{ ...limits, maximum: typicalTerms.max }}
            labels={simulator}
            onWrite={() => undefined}
          />
        </Skeleton>
        <Skeleton>
          <ChoicesFrame labels={simulator} />
        </Skeleton>
        <div className={resultLayout}>
          <Skeleton>
            <div className={resultClass}>
              <ResultFigures
                result={undefined}
                prompt={simulator.noChoice}
                rate={typicalTerms.terms.interestRate}
                note=""
                labels={simulator}
              />
            </div>
          </Skeleton>
          <Skeleton>
            <ActionButton kind="quiet">{simulator.reset}</ActionButton>
          </Skeleton>
        </div>
      </div>
      <section className="mt-12">
        <h2 className="mb-4 text-heading font-extrabold">{offers.heading}</h2>
        <OfferSkeleton labels={offers} />
      </section>
    </div>
  )
}
