import type { kycPostPaySetupStatus, MemberOf } from '#schemas/enumerations.ts'

import type { Feature } from '../../platform/gates.ts'

import { isEkycDone } from './lending-terms.ts'

type Circumstances = {
  isSolicitingDenied: boolean
  hasBankAccount: boolean
  /** The highest and lowest amounts that can be borrowed, in yen. */
  max: number
  minimum: number
  setupStatus: MemberOf<typeof kycPostPaySetupStatus>
}

/** The names are keys of the content. */
export const offerNames = [
  'solicitingDenied',
  'noLimit',
  'reviewing',
  'identityFailed',
  'identity',
  'bankAccount',
  'apply',
] as const

export type OfferName = (typeof offerNames)[number]

/**
 * The one next step to offer. A visitor who declines offers gets none, before anything else; then obstacles that cannot
 * be fixed here, then the steps in order. An unknown set-up status counts as not done (D17).
 */
export function decideOffer({
  isSolicitingDenied,
  hasBankAccount,
  max,
  minimum,
  setupStatus,
}: Circumstances): OfferName {
  if (isSolicitingDenied) return 'solicitingDenied'
  if (max < minimum) return 'noLimit'
  if (setupStatus === 'KYC_IN_PROGRESS') return 'reviewing'
  if (setupStatus === 'KYC_FAILED' || setupStatus === 'KYC_FAILED_BY_AS') return 'identityFailed'
  if (!isEkycDone(setupStatus)) return 'identity'
  return hasBankAccount ? 'apply' : 'bankAccount'
}

/** The feature that an offer's button needs (specification §5); bank accounts and settings need none. */
export const featureOf = {
  apply: 'lending',
  bankAccount: undefined,
  identity: 'identityCheck',
  identityFailed: 'identityCheck',
  solicitingDenied: undefined,
} as const satisfies Partial<Record<OfferName, Feature | undefined>>
