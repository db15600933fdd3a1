import type { kycPostPaySetupStatus, MemberOf } from '#schemas/enumerations.ts'

import type { Feature } from '../../platform/gates.ts'

import { isEkycDone } from './lending-terms.ts'

type Circumstances = {
  isSolicitingDenied: boolean
  hasBankAccount: boolean
  /** The most that can be borrowed in yen, and the least. */
  greatest: number
  minimum: number
  setupStatus: MemberOf<typeof kycPostPaySetupStatus>
}

/** What is offered; the names are those of the words in the content. */
export type OfferName =
  'solicitingDenied' | 'noLimit' | 'reviewing' | 'identityFailed' | 'identity' | 'bankAccount' | 'apply'

/**
 * The one thing that a person can do next. Whoever wants no offers is offered nothing, first of all; then what cannot
 * be
 * mended here, then the steps in their order. A set-up status that nobody here knows counts as not done (D17).
 */
export function decideOffer({
  isSolicitingDenied,
  hasBankAccount,
  greatest,
  minimum,
  setupStatus,
}: Circumstances): OfferName {
  if (isSolicitingDenied) return 'solicitingDenied'
  if (greatest < minimum) return 'noLimit'
  if (setupStatus === 'KYC_IN_PROGRESS') return 'reviewing'
  if (setupStatus === 'KYC_FAILED' || setupStatus === 'KYC_FAILED_BY_AS') return 'identityFailed'
  if (!isEkycDone(setupStatus)) return 'identity'
  return hasBankAccount ? 'apply' : 'bankAccount'
}

/**
 * What the app has to be able to do for an offer's button (specification §5); bank accounts and settings need nothing.
 */
export const featureOf = {
  apply: 'deferredPay',
  bankAccount: undefined,
  identity: 'identityCheck',
  identityFailed: 'identityCheck',
  solicitingDenied: undefined,
} as const satisfies Partial<Record<OfferName, Feature | undefined>>
