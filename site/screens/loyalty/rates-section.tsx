'use client'

import { useQuery } from '@tanstack/react-query'

import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { Reserved, Skeleton } from '../../shared/skeleton.tsx'
import { Island } from '../../shared/island.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { UnscriptedNote } from '../../shared/unscripted-note.tsx'
import { Rates } from './rates.tsx'
import type { RatesWords } from './words.ts'

type Props = { words: RatesWords; first: 'inner' | 'outer' }

/** Typical rates, and the larger state of the card, to get the size of the skeleton right. */
const placeholder = { pointRateForInnerPay: 0.5, pointRateForOuterPay: 0, hasActiveCard: false }

/** The visitor's point rates, and what the state of their card means for them (specification §3). */
export function RatesSection(props: Props) {
  return (
    <section className="px-5 pt-9">
      <h2 className="mb-4 text-heading font-extrabold">{props.words.heading}</h2>
      <UnscriptedNote />
      <Island>
        <VisitorRates {...props} />
      </Island>
    </section>
  )
}

function VisitorRates({ words, first }: Props) {
  const query = useQuery(readQuery(client, getLoyalty, {}))
  const skeleton = (
    <Skeleton>
      <Rates words={words} first={first} loyalty={placeholder} />
    </Skeleton>
  )
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(loyalty) => (
        <Reserved reserve={<Rates words={words} first={first} loyalty={placeholder} />}>
          <Rates words={words} first={first} loyalty={loyalty} />
        </Reserved>
      )}
    </Loaded>
  )
}
