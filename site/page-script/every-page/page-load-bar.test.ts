// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { progressTimes } from '../../platform/progress-bar-phases.ts'

beforeAll(async () => {
  vi.stubGlobal('deepLinkScheme', 'app')
  await import('./every-page.ts')
})

afterEach(() => document.body.replaceChildren())

test('the bar of a load that brings no page goes once the visitor uses the page, and not while it still runs', () => {
  vi.useFakeTimers()
  vi.spyOn(document.documentElement, 'offsetWidth', 'get').mockReturnValue(375)
  document.body.innerHTML = `<a href="${location.origin}/jp/card/">いまのキャンペーン</a>`
  const link = document.querySelector('a') ?? expect.fail('no link')
  link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()))
  link.click()
  const isShown = () => document.documentElement.hasAttribute('data-loading')
  expect(isShown()).toBe(true)
  dispatchEvent(new Event('pointerdown'))
  expect(isShown()).toBe(true)
  vi.advanceTimersByTime(progressTimes.delay + progressTimes.run + 40_000)
  expect(isShown()).toBe(true)
  dispatchEvent(new Event('pointerdown'))
  expect(isShown()).toBe(false)
  vi.useRealTimers()
})
