import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Effects } from './effects.ts'
import { noticeDelay } from './open-app.ts'
import { openInApp } from './open-in-app.ts'
import { runCommand, type Bridge } from './run-command.ts'
import { environments, makeWorld } from './test-support.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = 'https://card.example.jp/jp/card/campaign/in-app/'

/** Everything that opens the app when it is tapped. */
const taps = {
  openLogin: (bridge: Bridge) => runCommand('openLogin', {}, bridge),
  openActivity: (bridge: Bridge) => runCommand('openActivity', { path: '/card' }, bridge),
  openInApp: (bridge: Bridge) => openInApp(page, bridge),
}

const phones = ['iosBrowser', 'androidBrowser'] as const
const cases = phones.flatMap((phone) => Object.entries(taps).map(([command, tapWith]) => ({ phone, command, tapWith })))

describe.each(cases)('$command on $phone', ({ phone, tapWith }) => {
  test('tries the app once, and nothing navigates by itself (D36)', async () => {
    const { bridge, log, watchers } = makeWorld(environments[phone])
    const result = tapWith(bridge)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await result).toBe('not-opened')
    expect(log).toHaveLength(1)
    expect(watchers.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('has opened the app if the page is hidden before the notice is due', async () => {
    const { bridge, hide } = makeWorld(environments[phone])
    const result = tapWith(bridge)
    await vi.advanceTimersByTimeAsync(noticeDelay - 1)
    hide()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await result).toBe('handed-to-app')
  })
})

/** Creates an iPhone's browser and a tap on its login. */
function prepareLogin(changes: Partial<Effects> = {}) {
  const { bridge, log } = makeWorld(environments.iosBrowser, changes)
  return { log, tap: () => taps.openLogin(bridge) }
}

test('taps during an attempt join it, and a later tap is a new attempt', async () => {
  const { tap, log } = prepareLogin()
  const results = [tap(), tap()]
  await vi.advanceTimersByTimeAsync(noticeDelay / 2)
  results.push(tap())
  await vi.advanceTimersByTimeAsync(noticeDelay)
  expect(await Promise.all(results)).toEqual(['not-opened', 'not-opened', 'not-opened'])
  expect(log).toEqual(['navigate merpay://openLogin'])
  void tap()
  expect(log).toHaveLength(2)
})

test('an exception at the deep link counts as an app that did not open', async () => {
  const { tap } = prepareLogin({
    navigate: () => {
      throw new Error('unknown protocol')
    },
  })
  const result = tap()
  await vi.advanceTimersByTimeAsync(noticeDelay)
  expect(await result).toBe('not-opened')
})
