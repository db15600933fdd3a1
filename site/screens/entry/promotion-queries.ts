import { queryOptions } from '@tanstack/react-query'

import { isNotAuthenticated } from '#api-client/api-error.ts'
import { getEntryTypeCampaignPromotion } from '#api-client/calls/get-entry-type-campaign-promotion.ts'
import { getEntryTypeCampaignPromotionAnonymous } from '#api-client/calls/get-entry-type-campaign-promotion-anonymous.ts'
import { listEntryTypeCampaignPromotions } from '#api-client/calls/list-entry-type-campaign-promotions.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '#api-client/calls/list-entry-type-campaign-promotions-anonymous.ts'
import type { Client } from '#api-client/client.ts'
import { readQuery } from '#api-client/queries.ts'
import type { Promotion } from '#schemas/api/promotion.ts'

import { doneInVisit } from '../../api.ts'

/**
 * Makes the signed-in call, and on a 401 the anonymous one (D10). Both form one query, cached under the key of the
 * signed-in call, so that the failed attempt is never visible.
 */
async function withAnonymousFallback<Answer extends object>(
  ask: () => Promise<Answer>,
  askAnonymously: () => Promise<Answer>,
): Promise<Answer & { isSignedIn: boolean }> {
  try {
    return { ...(await ask()), isSignedIn: true }
  } catch (failure) {
    if (!isNotAuthenticated(failure)) throw failure
    return { ...(await askAnonymously()), isSignedIn: false }
  }
}

/** Marks a promotion as entered if it was entered during this visit (D35). */
function withVisitEntry(promotion: Promotion): Promotion {
  return doneInVisit.entered.has(promotion.promotionKey) ? { ...promotion, isEntered: true } : promotion
}

/**
 * Marks the promotions of a list as entered, and adds those that were entered during this visit but are missing in the
 * list.
 */
function markDone(promotions: readonly Promotion[], promotionKeys: readonly string[]): Promotion[] {
  const left = promotionKeys.filter((key) => !promotions.some(({ promotionKey }) => promotionKey === key))
  const entered = left.filter((key) => doneInVisit.entered.has(key))
  return [
    ...promotions.map(withVisitEntry),
    ...entered.map((promotionKey) => ({ promotionKey, isEntered: true, periodStatus: 'UNSPECIFIED' as const })),
  ]
}

/** Returns the query of a campaign's promotions, for the summary view. */
export function promotionsQuery(client: Client, promotionKeys: readonly string[]) {
  const input = { promotionKeys: [...promotionKeys] }
  const [...queryKey] = readQuery(client, listEntryTypeCampaignPromotions, input).queryKey
  return queryOptions({
    queryKey,
    async queryFn({ signal }) {
      const response = await withAnonymousFallback(
        () => client.call(listEntryTypeCampaignPromotions, input, { signal }),
        () => client.call(listEntryTypeCampaignPromotionsAnonymous, input, { signal }),
      )
      return { ...response, promotions: markDone(response.promotions, promotionKeys) }
    },
    retry: false,
  })
}

/** Returns the query of one promotion, for the detail view. */
export function promotionQuery(client: Client, promotionKey: string) {
  const input = { promotionKey }
  const [...queryKey] = readQuery(client, getEntryTypeCampaignPromotion, input).queryKey
  return queryOptions({
    queryKey,
    async queryFn({ signal }) {
      const response = await withAnonymousFallback(
        () => client.call(getEntryTypeCampaignPromotion, input, { signal }),
        () => client.call(getEntryTypeCampaignPromotionAnonymous, input, { signal }),
      )
      return { ...response, promotion: withVisitEntry(response.promotion) }
    },
    retry: false,
  })
}
