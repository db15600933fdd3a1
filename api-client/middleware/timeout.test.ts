import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createRequest, getOutcome, neverRespond } from './test-support.ts'
import { defaultTimeout, timeout } from './timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the timeout', () => {
  test('is 15 seconds, to the millisecond', async () => {
    expect(defaultTimeout).toBe(15_000)
    const ended = vi.fn()
    const sent = getOutcome(timeout()(createRequest(), neverRespond)).then(ended)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(ended).toHaveBeenCalledWith('timeout')
  })

  test('ends what it gave up, so that no connection stays open', async () => {
    let given: AbortSignal | undefined
    const sent = getOutcome(
      timeout(10)(createRequest(), ({ signal }) => neverRespond(createRequest({ signal: (given = signal) }))),
    )
    expect(given?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(10)
    await sent
    expect(given?.aborted).toBe(true)
  })

  test('leaves nothing behind after an answer', async () => {
    const controller = new AbortController()
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    expect(await timeout()(createRequest({ signal: controller.signal }), () => Promise.resolve('answer'))).toBe(
      'answer',
    )
    expect(vi.getTimerCount()).toBe(0)
    expect(remove).toHaveBeenCalledOnce()
  })

  test("passes the caller's abort on at once", async () => {
    const controller = new AbortController()
    const sent = getOutcome(timeout()(createRequest({ signal: controller.signal }), neverRespond))
    controller.abort()
    expect(await sent).toBe('aborted')
    expect(vi.getTimerCount()).toBe(0)
  })
})
