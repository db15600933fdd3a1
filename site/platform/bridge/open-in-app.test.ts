import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openInApp } from './open-in-app.ts'
import { storeDelay } from './open-app.ts'
import { address, environments, makeWorld, parseIntent } from './test-support.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = 'https://card.example.jp/jp/card/campaign/in-app/'

test('on iOS the app is tried, and the store opens where it does not come', async () => {
  const { bridge, log } = makeWorld(environments.iosBrowser)
  const opened = openInApp(page, bridge)
  await vi.advanceTimersByTimeAsync(storeDelay)
  expect(await opened).toBe('sent-to-store')
  expect(log).toEqual([
    `navigate merpay://openURL?url=${encodeURIComponent(page)}`,
    `navigate ${address.stores.ios.url}`,
  ])
})

test('on Android one intent names both the page and the store', async () => {
  const { bridge, log } = makeWorld(environments.androidBrowser)
  expect(await openInApp(page, bridge)).toBe('handed-to-app')
  expect(log).toHaveLength(1)
  const { data, fields } = parseIntent(log[0]?.replace('navigate ', '') ?? '')
  expect(data.values).toEqual([['url', page]])
  expect(fields).toContainEqual(['S.browser_fallback_url', address.stores.android.url])
})

test.each(['iosApp', 'androidApp', 'desktop'] as const)('on %s nothing is done', async (name) => {
  const { bridge, log } = makeWorld(environments[name])
  expect(await openInApp(page, bridge)).toBe('no-app')
  expect(log).toEqual([])
})
