import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { noticeDelay } from './open-app.ts'
import { openInApp } from './open-in-app.ts'
import { runCommand } from './run-command.ts'
import { environments, makeWorld } from './test-support.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = 'https://card.example.jp/jp/card/campaign/in-app/'

/** Every way into the app from a phone's browser. */
const ways = (['iosBrowser', 'androidBrowser'] as const).flatMap((name) =>
  (['openLogin', 'openActivity', 'openInApp'] as const).map((way) => ({ name, way })),
)

function tryWay({ name, way }: (typeof ways)[number], changes = {}) {
  const world = makeWorld(environments[name], changes)
  const tap = () => {
    if (way === 'openInApp') return openInApp(page, world.bridge)
    return way === 'openLogin'
      ? runCommand('openLogin', {}, world.bridge)
      : runCommand('openActivity', { path: '/card' }, world.bridge)
  }
  return { ...world, tap }
}

test.each(ways)('$way on $name tries the app once, and nothing navigates by itself (D36)', async (way) => {
  const { tap, log, watchers } = tryWay(way)
  const result = tap()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await result).toBe('not-opened')
  expect(log).toHaveLength(1)
  expect(watchers.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test.each(ways)('$way on $name has opened the app where it covers the page in time', async (way) => {
  const { tap, hide } = tryWay(way)
  const result = tap()
  await vi.advanceTimersByTimeAsync(noticeDelay - 1)
  hide()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await result).toBe('handed-to-app')
})

test('a second tap joins the attempt under way, and a later one is a new attempt', async () => {
  const { tap, log } = tryWay({ name: 'iosBrowser', way: 'openLogin' })
  const results = [tap(), tap()]
  await vi.advanceTimersByTimeAsync(1000)
  results.push(tap())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await Promise.all(results)).toEqual(['not-opened', 'not-opened', 'not-opened'])
  expect(log).toEqual(['navigate merpay://openLogin'])
  void tap()
  expect(log).toHaveLength(2)
})

test('a browser that throws at the deep link behaves like any other', async () => {
  const navigate = () => {
    throw new Error('unknown protocol')
  }
  const result = tryWay({ name: 'iosBrowser', way: 'openLogin' }, { navigate }).tap()
  await vi.advanceTimersByTimeAsync(noticeDelay)
  expect(await result).toBe('not-opened')
})
