import type { QueryClient } from '@tanstack/react-query'

import { client, doneInVisit } from '../../api.ts'
import type { PromotionContext } from './entry-content.ts'
import { promotionQuery, promotionsQuery } from './promotion-queries.ts'

/**
 * Updates the cache after a successful entry: from the detail view the promotion is entered, from the summary view the
 * list is also refetched (specification §4). Both views are updated at once, so an entered promotion is never offered
 * again, even if the refetch fails or its response is older than the entry (D35).
 */
export async function cacheEntry(
  queries: QueryClient,
  { promotionKey, promotionKeys }: Pick<PromotionContext, 'promotionKey' | 'promotionKeys'>,
  view: 'summary' | 'detail',
): Promise<void> {
  doneInVisit.entered.add(promotionKey)
  const { queryKey: listKey } = promotionsQuery(client, promotionKeys)
  const { queryKey: detailKey } = promotionQuery(client, promotionKey)
  queries.setQueryData(
    detailKey,
    (cached) => cached && { ...cached, promotion: { ...cached.promotion, isEntered: true } },
  )
  queries.setQueryData(
    listKey,
    (cached) =>
      cached && {
        ...cached,
        promotions: cached.promotions.map((promotion) =>
          promotion.promotionKey === promotionKey ? { ...promotion, isEntered: true } : promotion,
        ),
      },
  )
  if (view === 'summary') await queries.invalidateQueries({ queryKey: listKey })
}
