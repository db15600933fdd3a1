import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { createClient } from '#api-client/client.ts'
import { maxResponseSize } from '#api-client/transport.ts'

import { ask, callTo } from '../support/bad-responses/ask.ts'
import { questions } from '../support/bad-responses/all.ts'
import { expectedOf } from '../support/bad-responses/row.ts'
import { startServers, type Servers } from '../support/bad-responses/servers.ts'

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

test('no two answers share a path', () => {
  expect(new Set(questions.map(({ path }) => path)).size).toBe(questions.length)
})

describe('a server that', () => {
  test.each(questions.map((question) => [question.row.name, question.kind, question] as const))(
    '%s (%s)',
    async (_name, _kind, { row, kind }) => {
      const { outcome, requests } = expectedOf(row, kind, 'Node')
      const startedAt = Date.now()
      expect(await ask(servers.questionFor(row, kind))).toEqual(outcome)
      expect(Date.now() - startedAt).toBeLessThan(4_000)
      const seen = servers.seenOf(row, kind)
      expect(seen).toHaveLength(requests)
      for (const { method, headers, body } of seen)
        expect([method, headers['content-type'], body]).toEqual(['POST', 'application/json', `{"asked":"${kind}"}`])
      expect(seen.map(({ isConnectionReused }) => isConnectionReused)).toEqual(
        seen.map((_, index) => index === 0 && row.isReused === true),
      )
      await vi.waitFor(() => expect(servers.openOf(row, kind)).toBe(0), { timeout: 120_000, interval: 5 })
    },
  )

  test('has responded gets no more requests, and no redirect was followed', async () => {
    await pause(500)
    for (const { row, kind } of questions)
      expect(servers.seenOf(row, kind), row.name).toHaveLength(expectedOf(row, kind, 'Node').requests)
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

test('every failure was handled', async () => {
  await pause(0)
  expect(unhandled).not.toHaveBeenCalled()
})
