import { onlineManager, QueryClient, QueryObserver, MutationObserver } from '@tanstack/react-query'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'

import { ApiError } from './api-error.ts'
import { createEntryTypeCampaignEntry } from './calls/create-entry-type-campaign-entry.ts'
import { listEntryTypeCampaignPromotions } from './calls/list-entry-type-campaign-promotions.ts'
import { getLoyalty } from './calls/get-loyalty.ts'
import type { Client } from './client.ts'
import { createQueries, readQuery, writeMutation } from './queries.ts'

afterEach(() => onlineManager.setOnline(true))

/** Returns a client that answers every call in the same way, and a record of the calls. */
function clientThat(end: () => Promise<unknown>) {
  const call = vi.fn((..._sent: unknown[]) => end())
  return { client: { call } as unknown as Client, call }
}

test('the same call with the same input is one query, whatever the order of its fields', async () => {
  const { client, call } = clientThat(() => Promise.resolve({ promotions: [] }))
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  await queries.query(readQuery(client, listEntryTypeCampaignPromotions, { promotionKeys: ['a'] }))
  await queries.query(readQuery(client, listEntryTypeCampaignPromotions, { promotionKeys: ['a'] }))
  expect(call).toHaveBeenCalledTimes(1)
  await queries.query(readQuery(client, listEntryTypeCampaignPromotions, { promotionKeys: ['a', 'b'] }))
  expect(call).toHaveBeenCalledTimes(2)
})

test.each([401, 500])('a %i is not asked for again', async (status) => {
  const { client, call } = clientThat(() => Promise.reject(new ApiError('status', { status })))
  const observer = new QueryObserver(
    new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }),
    readQuery(client, getLoyalty, {}),
  )
  const result = await new Promise<{ isError: boolean }>((resolve) => {
    observer.subscribe((now) => {
      if (!now.isFetching) resolve(now)
    })
  })
  expect([result.isError, call.mock.calls.length]).toEqual([true, 1])
})

test('a query without observers aborts its request', async () => {
  let signal: AbortSignal | undefined
  const { client, call } = clientThat(() => new Promise(() => undefined))
  call.mockImplementation((_call, _input, options) => {
    signal = (options as { signal: AbortSignal }).signal
    return new Promise(() => undefined)
  })
  const stop = new QueryObserver(new QueryClient(), readQuery(client, getLoyalty, {})).subscribe(() => undefined)
  await vi.waitFor(() => expect(signal?.aborted).toBe(false), { timeout: 60_000 })
  stop()
  expect(signal?.aborted).toBe(true)
})

test('a write fails at once when it fails, also offline, and is never sent twice', async () => {
  onlineManager.setOnline(false)
  const { client, call } = clientThat(() => Promise.reject(new ApiError('network')))
  const observer = new MutationObserver(new QueryClient(), writeMutation(client, createEntryTypeCampaignEntry))
  await expect(observer.mutate({ promotionKey: 'spring' })).rejects.toThrow('network')
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(call).toHaveBeenCalledTimes(1)
})

test('reads and writes cannot be confused', () => {
  const { client } = clientThat(() => Promise.resolve())
  // @ts-expect-error a write is not a query: it would be sent again on window focus
  readQuery(client, createEntryTypeCampaignEntry, { promotionKey: 'spring' })
  // @ts-expect-error a read is not a mutation
  writeMutation(client, getLoyalty)
  expectTypeOf(readQuery(client, getLoyalty, {}).queryFn).not.toBeAny()
})

test('a read that was sent before a write succeeded is sent again, and its first response is ignored', async () => {
  const pending: ((body: string) => void)[] = []
  const { client } = clientThat(() => new Promise((resolve) => pending.push(resolve)))
  const queries = createQueries()
  const read = readQuery(client, getLoyalty, {})
  const stop = new QueryObserver(queries, read).subscribe(() => undefined)
  const write = new MutationObserver(queries, writeMutation(client, createEntryTypeCampaignEntry)).mutate({
    promotionKey: 'a',
  })
  await vi.waitFor(() => expect(pending).toHaveLength(2), { timeout: 60_000 })
  pending[1]?.('written')
  await write
  pending[0]?.('from before')
  await vi.waitFor(() => expect(pending).toHaveLength(3), { timeout: 60_000 })
  expect(queries.getQueryData(read.queryKey)).toBeUndefined()
  pending[2]?.('from after')
  await vi.waitFor(() => expect(queries.getQueryData(read.queryKey)).toBe('from after'), { timeout: 60_000 })
  stop()
})

test('a write that fails leaves the reads alone', async () => {
  const pending: (() => void)[] = []
  const { client, call } = clientThat(() => new Promise((resolve) => pending.push(() => resolve('read'))))
  const queries = createQueries()
  const read = readQuery(client, getLoyalty, {})
  const stop = new QueryObserver(queries, read).subscribe(() => undefined)
  call.mockImplementationOnce(() => Promise.reject(new ApiError('timeout')))
  await new MutationObserver(queries, writeMutation(client, createEntryTypeCampaignEntry))
    .mutate({ promotionKey: 'a' })
    .catch(() => undefined)
  pending[0]?.()
  await vi.waitFor(() => expect(queries.getQueryData(read.queryKey)).toBe('read'), { timeout: 60_000 })
  expect(call).toHaveBeenCalledTimes(2)
  stop()
})
