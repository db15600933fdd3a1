import * as campaign from './campaign.ts'
import { createEntryTypeCampaignEntry } from './create-entry-type-campaign-entry.ts'
import { listEntryTypeCampaignPromotions } from './list-entry-type-campaign-promotions.ts'
import { getEntryTypeCampaignPromotion } from './get-entry-type-campaign-promotion.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from './list-entry-type-campaign-promotions-anonymous.ts'
import { getEntryTypeCampaignPromotionAnonymous } from './get-entry-type-campaign-promotion-anonymous.ts'
import { getTrackingId } from './get-tracking-id.ts'
import { getEasypayStatus } from './get-easypay-status.ts'
import * as deferred from './deferred.ts'
import * as home from './home.ts'
import { getInviteCode } from './get-invite-code.ts'
import { registerInviteCode } from './register-invite-code.ts'
import * as kyc from './kyc.ts'
import * as lendingLanding from './lending-landing.ts'
import * as lending from './lending.ts'
import { getLoyalty } from './get-loyalty.ts'
import { getLoyaltyNotification } from './get-loyalty-notification.ts'
import { getEasypayApplicability } from './get-easypay-applicability.ts'
import * as money from './money.ts'
import * as nfc from './nfc.ts'
import * as other from './other.ts'
import * as p2pTransfer from './p2p-transfer.ts'
import * as passcode from './passcode.ts'
import * as payments from './payments.ts'
import * as realCard from './real-card.ts'

/**
 * Every call of specification §7 by export name, grouped in the order of §7. Only for the sandbox, the docs and tests:
 * pages import their calls from the individual files, so that a page's bundle contains no others.
 */
export const allCalls = {
  createEntryTypeCampaignEntry,
  listEntryTypeCampaignPromotions,
  getEntryTypeCampaignPromotion,
  listEntryTypeCampaignPromotionsAnonymous,
  getEntryTypeCampaignPromotionAnonymous,
  getTrackingId,
  getEasypayStatus,
  ...campaign,
  getInviteCode,
  registerInviteCode,
  getLoyalty,
  getLoyaltyNotification,
  getEasypayApplicability,
  ...home,
  ...payments,
  ...money,
  ...passcode,
  ...nfc,
  ...deferred,
  ...lendingLanding,
  ...lending,
  ...kyc,
  ...p2pTransfer,
  ...realCard,
  ...other,
}
