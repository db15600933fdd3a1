// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storeDelay } from './open-app.ts'
import { fallBackToStore } from './store-fallback.ts'

const store = 'https://apps.example.jp/ios/merpay'
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('the store opens once the app has not covered the page in time', () => {
  fallBackToStore(store)
  vi.advanceTimersByTime(storeDelay - 1)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith(store)
})

test('the store stays closed where the app covers the page', () => {
  fallBackToStore(store)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(storeDelay * 2)
  expect(assign).not.toHaveBeenCalled()
})

test('a second tap waits anew, and the store opens once', () => {
  fallBackToStore(store)
  vi.advanceTimersByTime(storeDelay - 1)
  fallBackToStore(store)
  vi.advanceTimersByTime(storeDelay - 1)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(storeDelay)
  expect(assign).toHaveBeenCalledOnce()
})
