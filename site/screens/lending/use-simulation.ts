'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { OutputOf } from '#api-client/calls/call.ts'
import { simulateRepayment } from '#api-client/calls/lending-landing.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { responseStaleTime, choicesQuery as choicesFor } from './landing-reads.ts'
import { loanAmountForChoices, noSimulation } from './lending-terms.ts'
import { useDebounced } from '../../shared/use-debounced.ts'

/** Debounce delay of the slider before its amount is requested, in milliseconds. */
const debounceDelay = 300

/**
 * Result of a simulation: totals in yen, the month of the last instalment, and the number of equal payments, the last
 * of which may be smaller (D11).
 */
export type Result = OutputOf<typeof simulateRepayment> & { payments: number }

/** Returns the result to show: the last one until the next one has loaded, and none if nothing is chosen any more. */
function useLastResult(fresh: Result | undefined, isRequested: boolean): Result | undefined {
  const [last, setLast] = useState<Result>()
  if (fresh && fresh !== last) setLast(fresh)
  if (!isRequested && last) setLast(undefined)
  return isRequested ? (fresh ?? last) : undefined
}

/**
 * Queries the choices for an amount in yen, and the simulation of a choice (D11); without an amount there are no
 * choices. The previous data stays while the next loads. A request that is no longer needed is cancelled, because its
 * query key has no observer.
 */
export function useSimulation(loanAmount: number | undefined, monthlyRepayAmount: number | undefined) {
  const debounced = useDebounced(loanAmount, debounceDelay)
  const hasAmount = loanAmount !== undefined
  const requestedAmount = loanAmountForChoices(debounced ?? 0)
  const choicesQuery = useQuery({
    ...choicesFor(requestedAmount),
    enabled: hasAmount && debounced === loanAmount,
    placeholderData: keepPreviousData,
  })
  const areChoicesLate =
    hasAmount && (debounced !== loanAmount || choicesQuery.isPlaceholderData || choicesQuery.data === undefined)
  const choices = (hasAmount ? choicesQuery.data?.monthlyRepayAmountChoices : undefined) ?? noSimulation.choices
  const chosen =
    monthlyRepayAmount !== undefined && choices.includes(monthlyRepayAmount) ? monthlyRepayAmount : undefined
  const resultQuery = useQuery({
    ...readQuery(client, simulateRepayment, { loanAmount: requestedAmount, monthlyRepayAmount: chosen ?? 0 }),
    enabled: chosen !== undefined && !areChoicesLate,
    staleTime: responseStaleTime,
    select: (response): Result => ({ ...response, payments: Math.ceil(response.totalRepaymentAmount / (chosen ?? 1)) }),
  })
  const fresh = chosen !== undefined && !areChoicesLate ? resultQuery.data : undefined
  const result = useLastResult(fresh, chosen !== undefined)
  return {
    choicesQuery,
    resultQuery,
    choices,
    chosen,
    areChoicesLate,
    result,
    isResultLate: chosen !== undefined && !fresh,
  }
}
