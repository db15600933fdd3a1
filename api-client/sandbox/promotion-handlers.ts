import { createEntryTypeCampaignEntry } from '../calls/create-entry-type-campaign-entry.ts'
import { getEntryTypeCampaignPromotion } from '../calls/get-entry-type-campaign-promotion.ts'
import { getEntryTypeCampaignPromotionAnonymous } from '../calls/get-entry-type-campaign-promotion-anonymous.ts'
import { listEntryTypeCampaignPromotions } from '../calls/list-entry-type-campaign-promotions.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '../calls/list-entry-type-campaign-promotions-anonymous.ts'
import { defineHandler, newerMember, refuseUnless, type Context, type SandboxResult } from './handler.ts'

/** Returns a promotion in the server's format: its period status, and whether the visitor has entered it. */
function describePromotion(
  promotionKey: string,
  { visit, circumstances: { hasEntered, periodStatus, isNewer } }: Context,
) {
  const isEntered = hasEntered || visit.enteredKeys.includes(promotionKey)
  return { promotionKey, isEntered, periodStatus: isNewer ? newerMember : periodStatus }
}

/** Returns the fields of a response that state whether the visitor may enter. */
function describeEligibility({ circumstances: { isRealcardActive } }: Context) {
  return { entryEligibility: { isRealcardActive } }
}

/** Maximum number of entered promotions that are stored per visitor; the oldest are dropped. */
const maxEnteredKeys = 100

/**
 * Enters the visitor for a promotion.
 * @throws Refusal outside the promotion's period, and for a visitor without an active card
 */
function enterPromotion(promotionKey: string, context: Context): SandboxResult {
  const { visit, circumstances } = context
  refuseUnless(circumstances.periodStatus === 'DURING_THE_PERIOD', 'エントリー期間外です。')
  refuseUnless(circumstances.isRealcardActive, 'カードを有効にしてからエントリーしてください。')
  const enteredKeys = [...visit.enteredKeys.filter((key) => key !== promotionKey), promotionKey].slice(-maxEnteredKeys)
  return { body: {}, visit: { ...visit, enteredKeys } }
}

/** The sandbox's handlers of the calls about promotions of an entry campaign (specification §3). */
export const promotionHandlers = [
  defineHandler(createEntryTypeCampaignEntry, ({ promotionKey }, context) => enterPromotion(promotionKey, context)),
  defineHandler(listEntryTypeCampaignPromotions, ({ promotionKeys }, context) => ({
    body: { promotions: promotionKeys.map((key) => describePromotion(key, context)), ...describeEligibility(context) },
  })),
  defineHandler(getEntryTypeCampaignPromotion, ({ promotionKey }, context) => ({
    body: { promotion: describePromotion(promotionKey, context), ...describeEligibility(context) },
  })),
  defineHandler(listEntryTypeCampaignPromotionsAnonymous, ({ promotionKeys }, context) => ({
    body: { promotions: promotionKeys.map((key) => ({ ...describePromotion(key, context), isEntered: false })) },
  })),
  defineHandler(getEntryTypeCampaignPromotionAnonymous, ({ promotionKey }, context) => ({
    body: { promotion: { ...describePromotion(promotionKey, context), isEntered: false } },
  })),
]
