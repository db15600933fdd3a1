'use client'

import { useQuery } from '@tanstack/react-query'

import { Loaded } from '../../shared/loaded.tsx'
import { Reserved } from '../../shared/skeleton.tsx'
import { decideOffer } from './decide-offer.ts'
import { progressQuery } from './landing-reads.ts'
import type { LendingTerms } from './lending-terms.ts'
import { OfferCard } from './offer-card.tsx'
import { AllOffers, OfferSkeleton } from './simulator-skeleton.tsx'
import type { LendingWords } from './words.ts'

type Props = { terms: LendingTerms; greatest: number; minimum: number; words: LendingWords['offers'] }

/** The visitor's next step, or why there is none. Amounts in yen. */
export function Offer({ terms, greatest, minimum, words }: Props) {
  const progress = useQuery(progressQuery)
  return (
    <section id="offer" className="mt-12">
      <h2 className="mb-4 text-heading font-extrabold">{words.heading}</h2>
      <Loaded query={progress} skeleton={<OfferSkeleton words={words} />}>
        {({ status }) => (
          <Reserved reserve={<AllOffers words={words} />}>
            <OfferCard name={decideOffer({ ...terms, greatest, minimum, setupStatus: status })} words={words} />
          </Reserved>
        )}
      </Loaded>
    </section>
  )
}
