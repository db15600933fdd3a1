import { returns, loyalty, malformed, returnsLoyalty, type BadResponse } from './bad-response.ts'
import { send, sendJson } from './respond-badly.ts'

const landingPage = {
  defaultBankAccount: null,
  lendingUser: { isEkyc: true, isSolicitingDenied: false },
  interestRate: '15.0',
  preferentialInterestRate: 3,
  loanableAmount: '200000',
  serviceConfig: { maxLoanableAmountLimit: 200_000 },
}
const readLandingPage = returns({
  ...landingPage,
  defaultBankAccount: undefined,
  interestRate: 15,
  loanableAmount: 200_000,
})

const promotion = { promotionKey: 'spring', isEntered: false, periodStatus: 'DURING_THE_PERIOD' }
const sendPromotions = (second: unknown) => sendJson(200, { promotions: [promotion, second], entryEligibility: null })
const readPromotions = (second: unknown) => returns({ promotions: [promotion, second], entryEligibility: undefined })

/** JSON that violates its schema (D16, D17), with valid answers for comparison. */
export const malformedResponses: BadResponse[] = [
  { name: 'sends a valid response', respond: sendJson(200, loyalty), ends: returnsLoyalty },
  {
    name: 'sends unknown fields',
    respond: sendJson(200, { ...loyalty, isNew: true, more: [1] }),
    ends: returnsLoyalty,
  },
  {
    name: 'omits a field',
    respond: sendJson(200, { ...loyalty, hasActiveCard: undefined }),
    ends: malformed('hasActiveCard'),
  },
  {
    name: 'sends yes for true',
    respond: sendJson(200, { ...loyalty, hasActiveCard: 'yes' }),
    ends: malformed('hasActiveCard'),
  },
  {
    name: 'sends a rate that overflows',
    respond: send(200, JSON.stringify(loyalty).replace('0.5', '1e400')),
    ends: malformed('pointRateForOuterPay'),
  },
  {
    name: 'sends a rate as 1e1',
    respond: sendJson(200, { ...loyalty, pointRateForInnerPay: '1e1' }),
    ends: malformed('pointRateForInnerPay'),
  },

  {
    name: 'sends a valid landing page',
    respond: sendJson(200, landingPage),
    schema: 'landing page',
    ends: readLandingPage,
  },
  {
    name: 'sends a part as null',
    respond: sendJson(200, { ...landingPage, lendingUser: null }),
    schema: 'landing page',
    ends: malformed('lendingUser'),
  },
  {
    name: 'sends money as 1e5',
    respond: sendJson(200, { ...landingPage, serviceConfig: { maxLoanableAmountLimit: '1e5' } }),
    schema: 'landing page',
    ends: malformed('serviceConfig.maxLoanableAmountLimit'),
  },

  {
    name: 'sends null in a list',
    respond: sendPromotions(null),
    schema: 'promotions',
    ends: malformed('promotions.1'),
  },
  {
    name: 'sends an unknown member of an enumeration',
    respond: sendPromotions({ ...promotion, periodStatus: 'PAUSED' }),
    schema: 'promotions',
    ends: readPromotions({ ...promotion, periodStatus: 'UNSPECIFIED' }),
  },
  {
    name: 'sends an object for a member of an enumeration',
    respond: sendJson(200, { applicability: { toString: 'OK' }, needsKyc: true }),
    schema: 'easypay',
    ends: returns({ applicability: 'UNRECOGNISED', needsKyc: true }),
  },
]
