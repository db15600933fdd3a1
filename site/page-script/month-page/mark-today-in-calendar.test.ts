// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { dayLength } from '#domain/time/japan-time.ts'

const calendar = (firstDay: number) => `
  <div data-first-day="${firstDay}">
    ${Array.from({ length: 30 }, (_, index) => `<span data-day>${index + 1}</span>`).join('')}
  </div>`

beforeAll(() => import('./month-page.ts'))

beforeEach(() => vi.useFakeTimers({ now: new Date('2023-06-10T23:59:00+09:00') }))

afterEach(() => vi.useRealTimers())

const today = () => document.querySelector('[aria-current=date]')?.textContent

test('the calendar marks the next day from midnight in Japan on, also where no campaign changes any more', () => {
  document.body.innerHTML = calendar(Date.parse('2023-06-01T00:00:00+09:00'))
  dispatchEvent(new Event('pageshow'))
  expect(today()).toBe('10')
  vi.advanceTimersByTime(60_000)
  expect(today()).toBe('11')
  vi.advanceTimersByTime(2 * dayLength)
  expect(today()).toBe('13')
})

test('the calendar marks the right day when the page is seen again after the device slept', () => {
  document.body.innerHTML = calendar(Date.parse('2023-06-01T00:00:00+09:00'))
  dispatchEvent(new Event('pageshow'))
  vi.setSystemTime(new Date('2023-06-20T08:00:00+09:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(today()).toBe('20')
})

test('a month before its first day marks none', () => {
  document.body.innerHTML = calendar(Date.parse('2023-06-11T00:00:00+09:00'))
  dispatchEvent(new Event('pageshow'))
  expect(today()).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  expect(today()).toBe('1')
})
