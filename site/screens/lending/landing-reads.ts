import {
  getLandingPage,
  getLendingKycPostPaySetupProgress,
  listMonthlyRepayAmountChoices,
} from '#api-client/calls/lending-landing.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { initialLoanAmount } from './lending-terms.ts'

/**
 * Time during which a response is fresh, in milliseconds, so that moving the slider back and forth causes no requests.
 */
export const responseStaleTime = 60_000

/** The visitor's limit and rate. */
export const landingQuery = readQuery(client, getLandingPage, {})

/** The progress of the identity check. It is requested in parallel with the landing page, and shown after it. */
export const progressQuery = {
  ...readQuery(client, getLendingKycPostPaySetupProgress, {}),
  refetchOnMount: false,
  retryOnMount: false,
}

/** Returns the query of the monthly repayments for a loan in yen. */
export function choicesQuery(loanAmount: number) {
  return {
    ...readQuery(client, listMonthlyRepayAmountChoices, { loanAmount }),
    staleTime: responseStaleTime,
    // Requested in parallel with the landing page; its view is rendered later.
    retryOnMount: loanAmount !== initialLoanAmount,
  }
}

/** The queries that the page preloads. None depends on the response of another. */
export const landingReads = [landingQuery, progressQuery, choicesQuery(initialLoanAmount)] as const
