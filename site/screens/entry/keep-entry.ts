import type { QueryClient } from '@tanstack/react-query'

import { client } from '../../api.ts'
import type { PromotionContext } from './entry-content.ts'
import { promotionQuery, promotionsQuery } from './promotion-queries.ts'

/**
 * What a successful entry changes: from the detail the promotion is entered, from the summary the list is loaded again
 * too
 * (specification §4). Both views know of it at once: what was entered is never offered again, even if the reload fails.
 */
export async function keepEntry(
  queries: QueryClient,
  { promotionKey, promotionKeys }: Pick<PromotionContext, 'promotionKey' | 'promotionKeys'>,
  view: 'summary' | 'detail',
): Promise<void> {
  const { queryKey: listKey } = promotionsQuery(client, promotionKeys)
  const { queryKey: detailKey } = promotionQuery(client, promotionKey)
  queries.setQueryData(detailKey, (known) => known && { ...known, promotion: { ...known.promotion, isEntered: true } })
  queries.setQueryData(
    listKey,
    (known) =>
      known && {
        ...known,
        promotions: known.promotions.map((one) =>
          one.promotionKey === promotionKey ? { ...one, isEntered: true } : one,
        ),
      },
  )
  if (view === 'summary') await queries.invalidateQueries({ queryKey: listKey })
}
