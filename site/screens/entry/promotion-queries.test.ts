import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import type { Call } from '#api-client/calls/call.ts'
import { ApiError } from '#api-client/api-error.ts'
import type { Client } from '#api-client/client.ts'

import { promotionQuery, promotionsQuery } from './promotion-queries.ts'

const promotion = { promotionKey: 'spring', isEntered: false, periodStatus: 'UNSPECIFIED' as const }

/** Creates a client that records its calls; those named in `failures` fail with that status. */
function makeClient(failures: Readonly<Record<string, number>>) {
  const requested: string[] = []
  const client: Client = {
    call: ((call: Call) => {
      const name = call.path.slice('/v1/'.length)
      requested.push(name)
      const status = failures[name]
      return status === undefined
        ? Promise.resolve({ promotion, promotions: [promotion] })
        : Promise.reject(new ApiError('status', { status }))
    }) as Client['call'],
  }
  return { client, requested }
}

const list = 'list_entry_type_campaign_promotions'
const detail = 'get_entry_type_campaign_promotion'

test('a signed-in visitor needs only the regular calls', async () => {
  const { client, requested } = makeClient({})
  const queries = new QueryClient()
  expect(await queries.query(promotionsQuery(client, ['spring']))).toEqual({
    promotion,
    promotions: [promotion],
    isSignedIn: true,
  })
  expect((await queries.query(promotionQuery(client, 'spring'))).isSignedIn).toBe(true)
  expect(requested).toEqual([list, detail])
})

test('a 401 leads to the anonymous call, and the result is signed out', async () => {
  const { client, requested } = makeClient({ [list]: 401, [detail]: 401 })
  const queries = new QueryClient()
  expect((await queries.query(promotionsQuery(client, ['spring']))).isSignedIn).toBe(false)
  expect((await queries.query(promotionQuery(client, 'spring'))).isSignedIn).toBe(false)
  expect(requested).toEqual([list, `${list}_anonymous`, detail, `${detail}_anonymous`])
})

test('any other failure is a failure, and no anonymous call is made for it', async () => {
  const { client, requested } = makeClient({ [list]: 500 })
  await expect(new QueryClient().query(promotionsQuery(client, ['spring']))).rejects.toThrow('status 500')
  expect(requested).toEqual([list])
})
