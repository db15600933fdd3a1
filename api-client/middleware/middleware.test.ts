import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError, toApiError, type FailureKind } from '../api-error.ts'
import { getLoyalty } from '../calls/get-loyalty.ts'
import type { ApiRequest, Send } from './middleware.ts'
import { logFailures } from './log-failures.ts'
import { retryReads, retryWaits } from './retry.ts'
import { defaultTimeout, timeout } from './timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const write = { path: '/v1/enter', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'a write' } as const

function request(changes: Partial<ApiRequest> = {}): ApiRequest {
  return { call: getLoyalty, input: {}, signal: new AbortController().signal, ...changes }
}

/** Returns a `Send` that ends as listed, one call after the other: an error is thrown, anything else is the answer. */
function sendInTurn(...ends: readonly unknown[]) {
  let tries = 0
  const next: Send = () => {
    const end = ends[tries++]
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end)
  }
  return { next, tries: () => tries }
}

async function kindOf(sent: Promise<unknown>): Promise<FailureKind | 'answered'> {
  return sent.then(
    () => 'answered' as const,
    (error: unknown) => toApiError(error).kind,
  )
}

const never: Send = () => new Promise(() => undefined)

describe('the timeout', () => {
  test('is 15 seconds, to the millisecond', async () => {
    expect(defaultTimeout).toBe(15_000)
    const ended = vi.fn()
    const sent = kindOf(timeout()(request(), never)).then(ended)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(ended).toHaveBeenCalledWith('timeout')
  })

  test('ends what it gave up, so that no connection stays open', async () => {
    let given: AbortSignal | undefined
    const sent = kindOf(timeout(10)(request(), ({ signal }) => never(request({ signal: (given = signal) }))))
    expect(given?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(10)
    await sent
    expect(given?.aborted).toBe(true)
  })

  test('leaves nothing behind after an answer', async () => {
    const controller = new AbortController()
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    expect(await timeout()(request({ signal: controller.signal }), () => Promise.resolve('answer'))).toBe('answer')
    expect(vi.getTimerCount()).toBe(0)
    expect(remove).toHaveBeenCalledOnce()
  })

  test("passes the caller's abort on at once", async () => {
    const controller = new AbortController()
    const sent = kindOf(timeout()(request({ signal: controller.signal }), never))
    controller.abort()
    expect(await sent).toBe('aborted')
    expect(vi.getTimerCount()).toBe(0)
  })
})

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
    const sent = kindOf(retryReads()(request(), next))
    await vi.runAllTimersAsync()
    expect([await sent, tries()]).toEqual([error.kind, 3])
  })

  test('the answer of a later try is the answer', async () => {
    const { next } = sendInTurn(passing[0], passing[2], 'answer')
    const sent = retryReads()(request(), next)
    await vi.runAllTimersAsync()
    expect(await sent).toBe('answer')
  })

  test.each(lasting)('nothing is tried again after $message', async (error) => {
    const { next, tries } = sendInTurn(error, 'too late')
    expect([await kindOf(retryReads()(request(), next)), tries()]).toEqual([toApiError(error).kind, 1])
  })

  test.each(passing)('a write is never tried again, not after $message either', async (error) => {
    const { next, tries } = sendInTurn(error, 'too late')
    expect([await kindOf(retryReads()(request({ call: write }), next)), tries()]).toEqual([error.kind, 1])
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
    const sent = kindOf(retryReads(() => chance)(request(), next))
    await vi.runAllTimersAsync()
    await sent
    expect(waits.slice(1)).toEqual(expected.map((wait) => Math.trunc(wait)))
  })

  test('three tries that all reach the timeout end within 48 seconds', async () => {
    expect(retryWaits).toEqual([1_000, 2_000])
    const startedAt = Date.now()
    const limited: Send = (sent) => timeout()(sent, never)
    const sent = kindOf(retryReads(() => 0.999_999)(request(), limited))
    await vi.runAllTimersAsync()
    expect(await sent).toBe('timeout')
    expect(Date.now() - startedAt).toBeLessThanOrEqual(48_000)
    expect(Date.now() - startedAt).toBeGreaterThan(45_000)
  })

  test('an abort ends the wait at once, and nothing is sent after it', async () => {
    const controller = new AbortController()
    const { next, tries } = sendInTurn(new ApiError('network'), 'too late')
    const sent = kindOf(retryReads()(request({ signal: controller.signal }), next))
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect([await sent, tries()]).toEqual(['aborted', 1])
    await vi.runAllTimersAsync()
    expect(tries()).toBe(1)
  })

  test('an aborted call is not sent at all', async () => {
    const { next, tries } = sendInTurn('too late')
    expect([await kindOf(retryReads()(request({ signal: AbortSignal.abort() }), next)), tries()]).toEqual([
      'aborted',
      0,
    ])
  })
})

describe('the log', () => {
  const cases: [Error, 'error' | 'debug', string][] = [
    [new TypeError('x is not a function, but SECRET'), 'error', '/v1/get_loyalty: unexpected TypeError'],
    [new ApiError('network'), 'error', '/v1/get_loyalty: network'],
    [new ApiError('timeout'), 'error', '/v1/get_loyalty: timeout'],
    [
      new ApiError('malformed', { field: 'promotions.0.isEntered' }),
      'error',
      '/v1/get_loyalty: malformed promotions.0.isEntered',
    ],
    [new ApiError('status', { status: 599 }), 'error', '/v1/get_loyalty: status 599'],
    [new ApiError('status', { status: 500 }), 'error', '/v1/get_loyalty: status 500'],
    [new ApiError('status', { status: 499 }), 'debug', '/v1/get_loyalty: status 499'],
    [
      new ApiError('status', { status: 401, localizedMessage: 'ログインしてください' }),
      'debug',
      '/v1/get_loyalty: status 401',
    ],
    [new ApiError('aborted'), 'debug', '/v1/get_loyalty: aborted'],
  ]

  test.each(cases)('%s is written as %s, and thrown again', async (error, level, line) => {
    const log = { error: vi.fn(), debug: vi.fn() }
    await expect(
      logFailures(log)(request({ input: { inviteCode: 'SECRET' } }), () => Promise.reject(error)),
    ).rejects.toBe(error)
    expect(log[level].mock.calls).toEqual([[line]])
    expect(log[level === 'error' ? 'debug' : 'error']).not.toHaveBeenCalled()
  })

  test('logs nothing about a call that succeeds', async () => {
    const log = { error: vi.fn(), debug: vi.fn() }
    expect(await logFailures(log)(request(), () => Promise.resolve('answer'))).toBe('answer')
    expect([log.error, log.debug].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})
