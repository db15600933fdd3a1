import { expect, test } from 'vitest'

import { decideOffer } from './decide-offer.ts'

const ready = {
  isSolicitingDenied: false,
  hasBankAccount: true,
  setupStatus: 'FUNDS_CREATED',
} as const

test.each([
  ['whoever has done everything may apply', {}, 'apply'],
  ['a bank account comes last', { hasBankAccount: false }, 'bankAccount'],
  ['identity comes before the bank account', { hasBankAccount: false, setupStatus: 'NONE' }, 'identity'],
  ['not requested', { setupStatus: 'KYC_NOT_REQUESTED' }, 'identity'],
  ['under review', { setupStatus: 'KYC_IN_PROGRESS' }, 'reviewing'],
  ['failed', { setupStatus: 'KYC_FAILED' }, 'identityFailed'],
  ['failed by the other way', { setupStatus: 'KYC_FAILED_BY_AS' }, 'identityFailed'],
  ['a status that nobody knows is not done', { setupStatus: 'UNRECOGNISED' }, 'identity'],
  ['whoever wants no offers gets none, whatever else', { isSolicitingDenied: true }, 'solicitingDenied'],
  ['not even with a failed check', { isSolicitingDenied: true, setupStatus: 'KYC_FAILED' }, 'solicitingDenied'],
] as const)('%s', (_title, changes, offer) => {
  expect(decideOffer({ ...ready, ...changes })).toBe(offer)
})
