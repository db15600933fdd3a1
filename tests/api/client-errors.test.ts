import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { createClient } from '#api-client/client.ts'
import { maxResponseSize } from '#api-client/transport.ts'

import { callTo, makeCall } from './bad-responses/make-call.ts'
import { testCalls } from './bad-responses/all-bad-responses.ts'
import { getExpected } from './bad-responses/bad-response.ts'
import { startServers, type Servers } from './bad-responses/servers.ts'

let servers: Servers
const unhandled = vi.fn()

beforeAll(async () => {
  process.on('unhandledRejection', unhandled)
  servers = await startServers()
})

afterAll(async () => {
  await servers.stop()
  process.off('unhandledRejection', unhandled)
})

test('the paths of the responses are unique', () => {
  expect(new Set(testCalls.map(({ path }) => path)).size).toBe(testCalls.length)
})

describe('a server that', () => {
  test.each(testCalls.map((testCall) => [testCall.response.name, testCall.kind, testCall] as const))(
    '%s (%s)',
    async (_name, _kind, { response, kind }) => {
      const { outcome, requests } = getExpected(response, kind, 'Node')
      const startedAt = Date.now()
      expect(await makeCall(servers.callFor(response, kind))).toEqual(outcome)
      // Half of the timeout that is never reached.
      expect(Date.now() - startedAt).toBeLessThan(30_000)
      const seen = servers.seenOf(response, kind)
      expect(seen).toHaveLength(requests)
      for (const { method, headers, body } of seen)
        expect([method, headers['content-type'], body]).toEqual(['POST', 'application/json', `{"asked":"${kind}"}`])
      expect(seen.map(({ isConnectionReused }) => isConnectionReused)).toEqual(
        seen.map((_, index) => index === 0 && response.isReused === true),
      )
      await vi.waitFor(() => expect(servers.openOf(response, kind)).toBe(0), { timeout: 120_000, interval: 5 })
    },
  )

  test('has responded gets no more requests, and no redirect is followed', async () => {
    await pause(500)
    for (const { response, kind } of testCalls)
      expect(servers.seenOf(response, kind), response.name).toHaveLength(getExpected(response, kind, 'Node').requests)
    expect(servers.seenAtRedirectTarget()).toEqual([])
  })
})

test('a body that is too large and breaks off is reported as too large, without an unhandled error', async () => {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(controller) {
      controller.enqueue(new Uint8Array(maxResponseSize + 1))
      controller.error(new TypeError('terminated'))
    },
  }
  const body = new ReadableStream(source, { highWaterMark: 0 })
  const { call } = createClient({ middleware: [], fetch: () => Promise.resolve(new Response(body)) })
  await expect(call(callTo({ path: '/v1/large', kind: 'read', schema: 'unknown' }), {})).rejects.toThrow(
    'malformed (too large)',
  )
})

test('no rejection is unhandled', async () => {
  await pause(0)
  expect(unhandled).not.toHaveBeenCalled()
})
