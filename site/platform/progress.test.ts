import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createProgress, progressShare, type ProgressState } from './progress.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function watch() {
  const seen: string[] = []
  const began = Date.now()
  const progress = createProgress({ onChange: (state) => seen.push(`${Date.now() - began} ${state.phase}`) })
  return { ...progress, seen }
}

test('the bar appears after 200 ms and hides 500 ms after the load ends', () => {
  const { begin, seen, state } = watch()
  const end = begin()
  vi.advanceTimersByTime(199)
  expect([...seen, state().phase]).toEqual(['hidden'])
  vi.advanceTimersByTime(1)
  expect(state()).toEqual({ phase: 'running', startedAt: 1_000_200 })
  vi.advanceTimersByTime(800)
  end()
  vi.advanceTimersByTime(499)
  expect(state().phase).toBe('finishing')
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual(['200 running', '1000 finishing', '1500 hidden'])
})

test('a load of less than 200 ms never shows the bar', () => {
  const { begin, seen } = watch()
  const end = begin()
  vi.advanceTimersByTime(199)
  end()
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([])
})

test('overlapping loads are one run, which ends with the last', () => {
  const { begin, seen } = watch()
  const first = begin()
  vi.advanceTimersByTime(150)
  const second = begin()
  vi.advanceTimersByTime(350)
  first()
  vi.advanceTimersByTime(500)
  second()
  vi.advanceTimersByTime(500)
  expect(seen).toEqual(['200 running', '1000 finishing', '1500 hidden'])
})

test('a load that is ended twice counts once', () => {
  const { begin, seen } = watch()
  const first = begin()
  begin()
  vi.advanceTimersByTime(300)
  first()
  first()
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual(['200 running'])
})

test('a load that begins while the bar finishes takes it over, and it is not hidden in between', () => {
  const { begin, seen } = watch()
  const first = begin()
  vi.advanceTimersByTime(1000)
  first()
  vi.advanceTimersByTime(100)
  const second = begin()
  vi.advanceTimersByTime(900)
  second()
  vi.advanceTimersByTime(500)
  expect(seen).toEqual(['200 running', '1000 finishing', '1300 running', '2000 finishing', '2500 hidden'])
})

test('a short load while the bar finishes changes nothing', () => {
  const { begin, seen } = watch()
  const first = begin()
  vi.advanceTimersByTime(1000)
  first()
  const second = begin()
  vi.advanceTimersByTime(199)
  second()
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual(['200 running', '1000 finishing', '1500 hidden'])
})

describe('the bar', () => {
  const running: ProgressState = { phase: 'running', startedAt: 1000 }
  test.each([
    [running, 1000, 0],
    [running, 2000, 0.2],
    [running, 5999, 0.9998],
    [running, 6000, 1],
    [running, 60_000, 1],
    [running, 0, 0],
    [{ phase: 'hidden' }, 6000, 0],
    [{ phase: 'finishing' }, 0, 1],
  ] as const)('%j at %i ms is filled by %d', (state, now, share) => {
    expect(progressShare(state, now)).toBe(share)
  })
})
