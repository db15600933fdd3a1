'use client'

import { useQuery } from '@tanstack/react-query'

import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ReservedSpace, Skeleton } from '../../shared/queries/skeleton.tsx'
import type { RateName } from './get-rate.ts'
import type { RatesLabels } from './labels.ts'
import { Rates } from './rates.tsx'

type Props = { labels: RatesLabels; first: RateName }

/** A typical rate, and the larger state of the card, for the correct size of the skeleton. */
const placeholder = { pointRateForInnerPay: 0.5, pointRateForOuterPay: 0, hasActiveCard: false }

/** The visitor's own rate that the stage does not show, and their card. */
export function VisitorRates({ labels, first }: Props) {
  const query = useQuery(readQuery(client, getLoyalty, {}))
  const skeleton = (
    <Skeleton hasText>
      <Rates labels={labels} first={first} loyalty={placeholder} />
    </Skeleton>
  )
  return (
    <QueryResult query={query} skeleton={skeleton}>
      {(loyalty) => (
        <ReservedSpace size={<Rates labels={labels} first={first} loyalty={placeholder} />} isStretched>
          <Rates labels={labels} first={first} loyalty={loyalty} />
        </ReservedSpace>
      )}
    </QueryResult>
  )
}
