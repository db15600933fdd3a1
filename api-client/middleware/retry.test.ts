import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError, toApiError } from '../api-error.ts'
import type { Send } from './middleware.ts'
import { retryReads, retryWaits } from './retry.ts'
import { createRequest, getOutcome, neverRespond } from './test-support.ts'
import { timeout } from './timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const write = { path: '/v1/enter', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'a write' } as const

/** Returns a `Send` that ends as listed, one call after the other: an error is thrown, anything else is the answer. */
function sendInTurn(...ends: readonly unknown[]) {
  let tries = 0
  const next: Send = () => {
    const end = ends[tries++]
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end)
  }
  return { next, tries: () => tries }
}

describe('trying again', () => {
  const passing = [
    new ApiError('network'),
    new ApiError('timeout'),
    new ApiError('status', { status: 500 }),
    new ApiError('status', { status: 503 }),
  ]
  const lasting = [
    new ApiError('status', { status: 401 }),
    new ApiError('status', { status: 400 }),
    new ApiError('status', { status: 499 }),
    new ApiError('malformed', { field: 'a' }),
    new ApiError('aborted'),
    new TypeError('x is not a function'),
  ]

  test.each(passing)('a read is tried three times after $message', async (error) => {
    const { next, tries } = sendInTurn(error, error, error, 'too late')
    const sent = getOutcome(retryReads()(createRequest(), next))
    await vi.runAllTimersAsync()
    expect([await sent, tries()]).toEqual([error.kind, 3])
  })

  test('the answer of a later try is the answer', async () => {
    const { next } = sendInTurn(passing[0], passing[2], 'answer')
    const sent = retryReads()(createRequest(), next)
    await vi.runAllTimersAsync()
    expect(await sent).toBe('answer')
  })

  test.each(lasting)('nothing is tried again after $message', async (error) => {
    const { next, tries } = sendInTurn(error, 'too late')
    expect([await getOutcome(retryReads()(createRequest(), next)), tries()]).toEqual([toApiError(error).kind, 1])
  })

  test.each(passing)('a write is never tried again, not after $message either', async (error) => {
    const { next, tries } = sendInTurn(error, 'too late')
    expect([await getOutcome(retryReads()(createRequest({ call: write }), next)), tries()]).toEqual([error.kind, 1])
  })

  test.each([
    [0, [500, 1_000]],
    [0.999, [999.5, 1_999]],
  ])('waits grow, and chance %d makes them %j milliseconds', async (chance, expected) => {
    const waits: number[] = []
    let last = Date.now()
    const next: Send = () => {
      waits.push(Date.now() - last)
      last = Date.now()
      return Promise.reject(new ApiError('network'))
    }
    const sent = getOutcome(retryReads(() => chance)(createRequest(), next))
    await vi.runAllTimersAsync()
    await sent
    expect(waits.slice(1)).toEqual(expected.map((wait) => Math.trunc(wait)))
  })

  test('three tries that all reach the timeout end within 48 seconds', async () => {
    expect(retryWaits).toEqual([1_000, 2_000])
    const startedAt = Date.now()
    const limited: Send = (sent) => timeout()(sent, neverRespond)
    const sent = getOutcome(retryReads(() => 0.999_999)(createRequest(), limited))
    await vi.runAllTimersAsync()
    expect(await sent).toBe('timeout')
    expect(Date.now() - startedAt).toBeLessThanOrEqual(48_000)
    expect(Date.now() - startedAt).toBeGreaterThan(45_000)
  })

  test('an abort ends the wait at once, and nothing is sent after it', async () => {
    const controller = new AbortController()
    const { next, tries } = sendInTurn(new ApiError('network'), 'too late')
    const sent = getOutcome(retryReads()(createRequest({ signal: controller.signal }), next))
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect([await sent, tries()]).toEqual(['aborted', 1])
    await vi.runAllTimersAsync()
    expect(tries()).toBe(1)
  })

  test('an aborted call is not sent at all', async () => {
    const { next, tries } = sendInTurn('too late')
    expect([await getOutcome(retryReads()(createRequest({ signal: AbortSignal.abort() }), next)), tries()]).toEqual([
      'aborted',
      0,
    ])
  })
})
