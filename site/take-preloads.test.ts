import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { toApiError } from '#api-client/api-error.ts'
import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { createClient, defaultMiddleware } from '#api-client/client.ts'
import { defaultTimeout } from '#api-client/middleware/timeout.ts'
import type { Fetch } from '#api-client/transport.ts'

import { createRequestKey, sendPreloads, type PreloadHolder } from './platform/send-preloads.ts'
import { takePreloads } from './take-preloads.ts'

// The duration of an import depends on the machine, and the clock is fake here.
const schemas = await getLoyalty.schemas()
const call = { ...getLoyalty, schemas: () => Promise.resolve(schemas) }
const url = call.path
const good = { pointRateForInnerPay: 1, pointRateForOuterPay: 1, hasActiveCard: true }
const log = { error: () => undefined, debug: () => undefined }

type Respond = (signal: AbortSignal | undefined) => Promise<Response>

/** Sends the requests of the page's head and of the client, each with its own answer; the head's is the first. */
function visit(...responses: Respond[]) {
  const requested: string[] = []
  const fetch: Fetch = (path, { body, signal }) => {
    requested.push(createRequestKey(path, body))
    const nextResponse = responses[requested.length - 1] ?? expect.fail('asked too often')
    return nextResponse(signal ?? undefined)
  }
  vi.stubGlobal('fetch', fetch)
  const holder: PreloadHolder = {}
  sendPreloads([{ url, input: {} }], '', holder)
  const take = takePreloads(fetch, () => holder)
  const client = createClient({ middleware: defaultMiddleware(log), fetch: take })
  return { asked: requested, holder, take, client }
}

const respondWith =
  (body: unknown, status = 200): Respond =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

const fails: Respond = () => Promise.reject(new TypeError('Failed to fetch'))
const never: Respond = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Calls as a screen does and lets a minute pass. Returns the response, or the kind of the failure. */
async function sendRequest(
  { client }: ReturnType<typeof visit>,
  signal = new AbortController().signal,
): Promise<unknown> {
  const outcome = client.call(call, {}, { signal }).catch((error: unknown) => toApiError(error).kind)
  await vi.advanceTimersByTimeAsync(60_000)
  return outcome
}

test('the answer of the preload is taken, and nothing is asked again', async () => {
  const page = visit(respondWith(good))
  await expect(sendRequest(page)).resolves.toEqual(good)
  expect(page.asked).toHaveLength(1)
  expect(page.holder.preloads?.size).toBe(0)
})

test('asked twice, the second is a call of its own', async () => {
  const page = visit(respondWith(good), respondWith({ ...good, hasActiveCard: false }))
  await expect(sendRequest(page)).resolves.toEqual(good)
  await expect(sendRequest(page)).resolves.toEqual({ ...good, hasActiveCard: false })
  expect(page.asked).toHaveLength(2)
})

test('a call with another body does not get it', async () => {
  const page = visit(respondWith(good), respondWith({ other: true }))
  const other = await page.take(url, { method: 'POST', body: '{"id":"1"}' })
  await expect(other.json()).resolves.toEqual({ other: true })
  expect(page.asked).toEqual([`${url} {}`, `${url} {"id":"1"}`])
  expect(page.holder.preloads?.size).toBe(1)
})

test.each([
  ['fails', fails],
  ['is an error of the server', respondWith({}, 503)],
])('where it %s, the client tries again', async (_, first) => {
  const page = visit(first, respondWith(good))
  await expect(sendRequest(page)).resolves.toEqual(good)
  expect(page.asked).toHaveLength(2)
})

test.each([
  ['that nobody is signed in', 'status', respondWith({}, 401)],
  ['garbled words', 'malformed', respondWith('<html>')],
  ['an answer of another shape', 'malformed', respondWith({ hasActiveCard: 'yes' })],
])('%s are what a call of the client would have got', async (_, kind, respond) => {
  const [early, late] = [visit(respond), visit(fails, respond)]
  late.holder.preloads?.clear()
  await expect(sendRequest(early)).resolves.toBe(kind)
  expect(early.asked).toHaveLength(1)
  await expect(sendRequest(late)).resolves.toBe(kind)
})

test('its time limit counts from when it was sent, and the next attempt has one of its own', async () => {
  const page = visit(never, respondWith(good))
  await vi.advanceTimersByTimeAsync(defaultTimeout - 1)
  const result = page.client.call(call, {})
  expect(page.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1 + 1_000)
  expect(page.asked).toHaveLength(2)
  await expect(result).resolves.toEqual(good)
})

test.each(['before', 'after'])('a caller that gives up %s it is taken ends it', async (when) => {
  let isEnded = false
  const page = visit((signal) => {
    signal?.addEventListener('abort', () => (isEnded = true))
    return never(signal)
  })
  const controller = new AbortController()
  if (when === 'before') controller.abort()
  const result = page.take(url, { method: 'POST', body: '{}', signal: controller.signal })
  controller.abort()
  await expect(result).rejects.toThrow('aborted')
  expect(isEnded).toBe(true)
})
