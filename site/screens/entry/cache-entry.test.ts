import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import { client, forgetDoneInVisit } from '../../api.ts'
import { cacheEntry } from './cache-entry.ts'
import { promotionQuery, promotionsQuery } from './promotion-queries.ts'

afterEach(forgetDoneInVisit)

const spring = { promotionKey: 'spring', isEntered: false, periodStatus: 'DURING_THE_PERIOD' } as const
const summer = { ...spring, promotionKey: 'summer' }
const context = { promotionKey: 'spring', promotionKeys: ['spring', 'summer'] }
const { queryKey: listKey } = promotionsQuery(client, context.promotionKeys)
const { queryKey: detailKey } = promotionQuery(client, 'spring')
const visitor = { isSignedIn: true, entryEligibility: undefined }

test.each(['summary', 'detail'] as const)(
  'after an entry from the %s both views know of it, and of no other',
  async (view) => {
    const queries = new QueryClient()
    queries.setQueryData(listKey, { ...visitor, promotions: [spring, summer] })
    queries.setQueryData(detailKey, { ...visitor, promotion: spring })
    await cacheEntry(queries, context, view)
    expect(queries.getQueryData(listKey)?.promotions).toEqual([{ ...spring, isEntered: true }, summer])
    expect(queries.getQueryData(detailKey)?.promotion.isEntered).toBe(true)
    expect(queries.getQueryState(listKey)?.isInvalidated).toBe(view === 'summary')
  },
)

test('what has not been read stays unread', async () => {
  const queries = new QueryClient()
  await cacheEntry(queries, context, 'detail')
  expect([queries.getQueryData(listKey), queries.getQueryData(detailKey)]).toEqual([undefined, undefined])
})
