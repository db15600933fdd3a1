'use client'

import { useQuery } from '@tanstack/react-query'

import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ReservedSpace } from '../../shared/queries/skeleton.tsx'
import { decideOffer } from './decide-offer.ts'
import { progressQuery } from './landing-reads.ts'
import type { LendingTerms } from './lending-terms.ts'
import { OfferCard } from './offer-card.tsx'
import { LargestOfferCards, OfferSkeleton } from './simulator-skeleton.tsx'
import type { LendingLabels } from './labels.ts'

type Props = { terms: LendingTerms; labels: LendingLabels['offers'] }

/** The visitor's next step, or the reason why there is none. */
export function Offer({ terms, labels }: Props) {
  const progress = useQuery(progressQuery)
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-heading font-extrabold">{labels.heading}</h2>
      <QueryResult query={progress} skeleton={<OfferSkeleton labels={labels} />}>
        {({ status }) => (
          <ReservedSpace size={<LargestOfferCards labels={labels} />} isStretched>
            <OfferCard name={decideOffer({ ...terms, setupStatus: status })} labels={labels} />
          </ReservedSpace>
        )}
      </QueryResult>
    </section>
  )
}
