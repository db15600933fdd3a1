import type { Feature } from '../../platform/app-build-gates.ts'

import { isEkycDone, type SetupStatus } from './lending-terms.ts'

type Circumstances = {
  isSolicitingDenied: boolean
  hasBankAccount: boolean
  setupStatus: SetupStatus
}

/**
 * The offers with a button, and the features that it requires (specification §5); bank accounts and settings require
 * none.
 */
export const offerFeatures = {
  apply: 'lending',
  bankAccount: undefined,
  identity: 'identityCheck',
  identityFailed: 'identityCheck',
  solicitingDenied: undefined,
} as const satisfies Record<string, Feature | undefined>

/** A key of the content. */
export type OfferWithButton = keyof typeof offerFeatures
export type OfferName = OfferWithButton | 'reviewing' | 'noLimit'

/**
 * Decides the single next step to offer a visitor with a limit. One who has opted out of offers gets none, regardless of
 * all else. Next are obstacles that cannot be fixed here, then the steps in order. An unknown set-up status counts as not
 * done (D17).
 */
export function decideOffer({ isSolicitingDenied, hasBankAccount, setupStatus }: Circumstances): OfferName {
  if (isSolicitingDenied) return 'solicitingDenied'
  if (setupStatus === 'KYC_IN_PROGRESS') return 'reviewing'
  if (setupStatus === 'KYC_FAILED' || setupStatus === 'KYC_FAILED_BY_AS') return 'identityFailed'
  if (!isEkycDone(setupStatus)) return 'identity'
  return hasBankAccount ? 'apply' : 'bankAccount'
}
