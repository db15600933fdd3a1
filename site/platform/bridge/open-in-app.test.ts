import { expect, test } from 'vitest'

import { openInApp } from './open-in-app.ts'
import { environments, makeWorld, parseIntent } from './test-support.ts'

const page = 'https://card.example.jp/jp/card/campaign/in-app/'

test('on iOS a deep link names the page', () => {
  const { bridge, log } = makeWorld(environments.iosBrowser)
  void openInApp(page, bridge)
  expect(log).toEqual([`navigate merpay://openURL?url=${encodeURIComponent(page)}`])
})

test('on Android an intent names the page, and falls back to where the visitor is', () => {
  const { bridge, log } = makeWorld(environments.androidBrowser)
  void openInApp(page, bridge)
  expect(log).toHaveLength(1)
  const { data, fields } = parseIntent(log[0]?.replace('navigate ', '') ?? '')
  expect(data.values).toEqual([['url', page]])
  expect(fields).toContainEqual(['S.browser_fallback_url', bridge.effects.returnUrl()])
})

test.each(['iosApp', 'androidApp', 'desktop'] as const)('on %s nothing is done', async (name) => {
  const { bridge, log } = makeWorld(environments[name])
  expect(await openInApp(page, bridge)).toBe('no-app')
  expect(log).toEqual([])
})
