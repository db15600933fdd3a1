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
 * Every call of specification §7 by export name. The calls that a page makes are in files of their own, from
 * which the page imports them, so that its bundle contains no others; the rest of each group of §7 shares the group's
 * file. The order is that of the groups in §7. Only the sandbox, the docs and tests import all calls.
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
