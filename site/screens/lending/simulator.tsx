'use client'

import { useQuery } from '@tanstack/react-query'

import { getLandingPage } from '#api-client/calls/lending-landing.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { Calculator } from './calculator.tsx'
import { greatestLoan, lendingTermsOf, type LendingTerms } from './lending-terms.ts'
import { Offer } from './offer.tsx'
import { SimulatorSkeleton } from './simulator-skeleton.tsx'
import { TermsStrip } from './terms-strip.tsx'
import type { LendingWords } from './words.ts'

/** The parts that depend on the visitor: their limit and rate, the simulation, and the next step. */
export function Simulator({ words }: { words: LendingWords }) {
  const landing = useQuery(readQuery(client, getLandingPage, {}))
  return (
    <Loaded query={landing} skeleton={<SimulatorSkeleton words={words} />}>
      {(answer) => <SimulatorPanel terms={lendingTermsOf(answer)} words={words} />}
    </Loaded>
  )
}

function SimulatorPanel({ terms, words }: { terms: LendingTerms; words: LendingWords }) {
  const { minimum, step } = words.limits
  const greatest = greatestLoan(terms)
  const maximum = greatest - (greatest % step)
  return (
    <>
      <TermsStrip terms={terms} greatest={greatest} words={words.simulator} />
      {maximum >= minimum && <Calculator key={maximum} limits={{ minimum, maximum, step }} words={words.simulator} />}
      <Offer terms={terms} greatest={maximum} minimum={minimum} words={words.offers} />
    </>
  )
}
