import { expect, test } from 'vitest'

import { overrideAgent, overrideClock } from './simulated-environment.ts'

const at = Date.parse('2023-09-10T12:00:00+09:00')

/** Returns a device with a fixed clock that can be set. */
function device(start: number) {
  let time = start
  class Clock extends Date {
    constructor(value: number = time) {
      super(value)
    }
    static override now = () => time
  }
  const target = { Date: Clock as unknown as DateConstructor }
  return { target, pass: (milliseconds: number) => (time += milliseconds) }
}

test('every API for the time returns the chosen moment, and time passes', () => {
  const { target, pass } = device(1_000_000)
  overrideClock(target, { at, since: 1_000_000 })
  expect(target.Date.now()).toBe(at)
  expect(new target.Date().getTime()).toBe(at)
  expect(target.Date()).toBe(new Date(at).toString())
  pass(7_000)
  expect(target.Date.now()).toBe(at + 7_000)
})

test('a date that is named stays what it is', () => {
  const { target } = device(0)
  overrideClock(target, { at, since: 0 })
  expect(new target.Date(42).getTime()).toBe(42)
  expect(target.Date.UTC(2023, 0)).toBe(Date.UTC(2023, 0))
  expect(new target.Date() instanceof target.Date).toBe(true)
})

test('a page sees another device', () => {
  const navigator = { userAgent: 'own', maxTouchPoints: 5 }
  overrideAgent(navigator, { userAgent: 'other', maxTouchPoints: 0 })
  expect(navigator).toMatchObject({ userAgent: 'other', maxTouchPoints: 0 })
})
