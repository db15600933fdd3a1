import { campaignCalls } from './campaign.ts'
import { createEntryTypeCampaignEntry } from './create-entry-type-campaign-entry.ts'
import { deferredPayCalls, getDeferEasypayApplicability } from './deferred.ts'
import { getEasypayApplicability } from './get-easypay-applicability.ts'
import { getEasypayStatus } from './get-easypay-status.ts'
import { getEntryTypeCampaignPromotion } from './get-entry-type-campaign-promotion.ts'
import { getEntryTypeCampaignPromotionAnonymous } from './get-entry-type-campaign-promotion-anonymous.ts'
import { getInviteCode } from './get-invite-code.ts'
import { getKycPostPaySetupProgress } from './get-kyc-post-pay-setup-progress.ts'
import { getLoyalty } from './get-loyalty.ts'
import { getLoyaltyNotification } from './get-loyalty-notification.ts'
import { getTrackingId } from './get-tracking-id.ts'
import { homeCalls } from './home.ts'
import { kycCalls } from './kyc.ts'
import * as lendingLanding from './lending-landing.ts'
import { lendingCalls } from './lending.ts'
import { listEntryTypeCampaignPromotions } from './list-entry-type-campaign-promotions.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from './list-entry-type-campaign-promotions-anonymous.ts'
import { moneyCalls } from './money.ts'
import { nfcCalls } from './nfc.ts'
import { otherCalls } from './other.ts'
import { p2pTransferCalls } from './p2p-transfer.ts'
import { passcodeCalls } from './passcode.ts'
import { paymentCalls } from './payments.ts'
import { raiseError } from './raise-error.ts'
import { realCardCalls } from './real-card.ts'
import { registerInviteCode } from './register-invite-code.ts'

/**
 * Every call of specification §7 by export name, in the order of its groups. A call that a page makes is a literal in a
 * file of its own, from which the page imports it, so that its bundle contains no others; the rest of a group is a table
 * in the group's file. Only the sandbox, the docs and tests import all calls.
 */
export const allCalls = {
  createEntryTypeCampaignEntry,
  listEntryTypeCampaignPromotions,
  getEntryTypeCampaignPromotion,
  listEntryTypeCampaignPromotionsAnonymous,
  getEntryTypeCampaignPromotionAnonymous,
  getTrackingId,
  getEasypayStatus,
  getKycPostPaySetupProgress,
  ...campaignCalls,
  getInviteCode,
  registerInviteCode,
  getLoyalty,
  getLoyaltyNotification,
  getEasypayApplicability,
  ...homeCalls,
  ...paymentCalls,
  ...moneyCalls,
  ...passcodeCalls,
  ...nfcCalls,
  ...deferredPayCalls,
  getDeferEasypayApplicability,
  ...lendingLanding,
  ...lendingCalls,
  ...kycCalls,
  ...p2pTransferCalls,
  ...realCardCalls,
  ...otherCalls,
  raiseError,
}
