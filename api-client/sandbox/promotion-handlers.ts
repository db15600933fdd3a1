import type { MemberOf, periodStatus } from '#schemas/enumerations.ts'

import { createEntryTypeCampaignEntry } from '../calls/create-entry-type-campaign-entry.ts'
import { getEntryTypeCampaignPromotion } from '../calls/get-entry-type-campaign-promotion.ts'
import { getEntryTypeCampaignPromotionAnonymous } from '../calls/get-entry-type-campaign-promotion-anonymous.ts'
import { listEntryTypeCampaignPromotions } from '../calls/list-entry-type-campaign-promotions.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '../calls/list-entry-type-campaign-promotions-anonymous.ts'
import { defineHandler, newerMember, refuseUnless, type Context, type SandboxResult } from './handler.ts'

/** Returns a promotion as the server describes it to a visitor. */
function describePromotion(
  promotionKey: string,
  { visit, circumstances: { hasEntered, periodStatus: status, isNewer } }: Context,
) {
  const isEntered = hasEntered || visit.enteredKeys.includes(promotionKey)
  return {
    promotionKey,
    isEntered,
    periodStatus: isNewer ? newerMember : (status satisfies MemberOf<typeof periodStatus>),
  }
}

function describeEligibility({ circumstances: { isRealcardActive } }: Context) {
  return { entryEligibility: { isRealcardActive } }
}

/** Maximum number of entered promotions that are stored per visitor; the oldest are dropped. */
const maxEnteredKeys = 100

/** @throws Refusal if the visitor may not enter */
function enter(promotionKey: string, context: Context): SandboxResult {
  const { visit, circumstances } = context
  refuseUnless(circumstances.periodStatus === 'DURING_THE_PERIOD', 'エントリー期間外です。')
  refuseUnless(circumstances.isRealcardActive, 'カードを有効にしてからエントリーしてください。')
  const enteredKeys = [...visit.enteredKeys.filter((key) => key !== promotionKey), promotionKey].slice(-maxEnteredKeys)
  return { body: {}, visit: { ...visit, enteredKeys } }
}

/** The sandbox's handlers of the promotions that visitors enter. */
export const promotionHandlers = [
  defineHandler(createEntryTypeCampaignEntry, ({ promotionKey }, context) => enter(promotionKey, context)),
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
