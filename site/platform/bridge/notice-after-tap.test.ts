// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { copyPageLink } from './copy-page-link.ts'
import { showNoticeAfterTap } from './notice-after-tap.ts'
import { noticeDelay } from './open-app.ts'

const store = 'https://apps.example.jp/ios/merpay'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/jp/card/entry/?promotion=a&at=1')
  document.body.innerHTML = `<section data-kept="?promotion=a"><a id="link" href="merpay://openURL?url=x">open</a>
    <div hidden data-not-opened><a>again</a><a>store</a><button data-copy>copy</button></div></section>`
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector)
const link = () => document.querySelector<HTMLAnchorElement>('[data-kept] > a') ?? expect.fail('no link')
const again = () => document.querySelector<HTMLAnchorElement>('[data-not-opened] a') ?? expect.fail('no link')
const isShown = () => !find('[data-not-opened]').hidden

test('two seconds after a tap on a visible page the notice follows the link, and nothing navigates', () => {
  const assign = vi.spyOn(location, 'assign')
  showNoticeAfterTap(link(), store)
  vi.advanceTimersByTime(noticeDelay - 1)
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(true)
  expect(link().nextElementSibling).toBe(find('[data-not-opened]'))
  const [retry, toStore] = document.querySelectorAll<HTMLAnchorElement>('[data-not-opened] a')
  expect([retry?.href, retry?.dataset['store'], toStore?.href]).toEqual(['merpay://openURL?url=x', store, store])
  expect(assign).not.toHaveBeenCalled()
})

test('where the app covers the page there is no notice', () => {
  showNoticeAfterTap(link(), store)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(noticeDelay * 2)
  expect(isShown()).toBe(false)
})

test('a second tap restarts the timer; a tap on the notice leaves it in place', () => {
  showNoticeAfterTap(link(), store)
  vi.advanceTimersByTime(noticeDelay - 1)
  showNoticeAfterTap(link(), store)
  vi.advanceTimersByTime(noticeDelay - 1)
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(noticeDelay)
  expect(isShown()).toBe(true)
  showNoticeAfterTap(again(), store)
  vi.advanceTimersByTime(noticeDelay)
  expect(link().nextElementSibling).toBe(find('[data-not-opened]'))
})

test('an intent falls back to the page itself, not to the store', () => {
  link().href = 'intent://openURL?url=x#Intent;scheme=merpay;S.browser_fallback_url=https%3A%2F%2Fstore;end'
  showNoticeAfterTap(link(), store)
  expect(link().getAttribute('href')).toBe(
    `intent://openURL?url=x#Intent;scheme=merpay;S.browser_fallback_url=${encodeURIComponent(`${location.href}#app`)};end`,
  )
})

test('the link that is copied carries what the screen understands, and nothing else', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  copyPageLink(find('[data-copy]'))
  await vi.advanceTimersByTimeAsync(0)
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/jp/card/entry/?promotion=a`)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(find('[data-copy]').textContent).toBe('コピーしました')
})

const refuse = () => Promise.reject(new Error('refused'))
test.each([
  ['there is no clipboard', {}],
  ['the clipboard refuses', { clipboard: { writeText: refuse } }],
  ['the clipboard never settles', { clipboard: { writeText: () => new Promise(() => undefined) } }],
])('the address stands in place of the button where %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  copyPageLink(find('[data-copy]'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(document.querySelector('[data-copy]')).toBeNull()
  expect(find('[data-not-opened]').textContent).toContain(`${location.origin}/jp/card/entry/?promotion=a`)
})
