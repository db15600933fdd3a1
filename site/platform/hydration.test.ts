// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { hydrationTimeouts, markHydrated, watchHydration } from './hydration.ts'

let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  root = document.createElement('html')
  watchHydration(root)
})
afterEach(() => void vi.useRealTimers())

test('a page whose scripts never answer, so that it never loads, is given up ten seconds after its first bytes', () => {
  vi.advanceTimersByTime(hydrationTimeouts.afterStart - 1)
  expect(root.dataset['hydration']).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(root.dataset['hydration']).toBe('failed')
})

test('a page that has hydrated is left alone, and one that hydrates late is whole again', () => {
  markHydrated(root)
  vi.advanceTimersByTime(60_000)
  expect(root.dataset['hydration']).toBe('done')
  const late = document.createElement('html')
  watchHydration(late)
  vi.advanceTimersByTime(60_000)
  markHydrated(late)
  expect(late.dataset['hydration']).toBe('done')
})
