import { readFileSync } from 'node:fs'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { scheduleNextPhase, progressTimes, type ProgressPhase } from './progress-bar-phases.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Drives the bar as its component does: every change of `phase` or `isBusy` restarts the pending transition. */
function makeBar() {
  const seen: string[] = []
  let phase: ProgressPhase = 'hidden'
  let isBusy = false
  let stop: (() => void) | undefined
  function follow(): void {
    stop?.()
    stop = scheduleNextPhase(phase, isBusy, (next) => {
      phase = next
      seen.push(`${Date.now()} ${next}`)
      follow()
    })
  }
  function setBusy(next: boolean): void {
    isBusy = next
    follow()
  }
  return { tell: setBusy, seen }
}

/** Returns the phases seen when work starts and ends alternately at these times, in milliseconds. */
function seenAfter(...changes: readonly number[]): string[] {
  const { tell: setBusy, seen } = makeBar()
  changes.forEach((at, index) => {
    vi.advanceTimersByTime(at - Date.now())
    setBusy(index % 2 === 0)
  })
  vi.advanceTimersByTime(60_000)
  return seen
}

test('the times are those of the specification', () => {
  expect(progressTimes).toEqual({ delay: 200, run: 5_000, hide: 500 })
})

test.each([
  ['appears after 200 ms and hides 500 ms after the end', [0, 1_000], ['200 running', '1000 finishing', '1500 hidden']],
  ['never shows for less than 200 ms', [0, 199], []],
  ['stays for as long as something is under way', [0, 30_000], ['200 running', '30000 finishing', '30500 hidden']],
  [
    'runs anew where something begins while it finishes',
    [0, 1_000, 1_100, 2_000],
    ['200 running', '1000 finishing', '1300 running', '2000 finishing', '2500 hidden'],
  ],
  [
    'hides after something short that began while it finished',
    [0, 1_000, 1_100, 1_200],
    ['200 running', '1000 finishing', '1700 hidden'],
  ],
  [
    'counts the 200 ms anew for what begins after a pause',
    [0, 100, 150, 400],
    ['350 running', '400 finishing', '900 hidden'],
  ],
])('the bar %s', (_name, changes, seen) => {
  expect(seenAfter(...changes)).toEqual(seen)
})

test('the bar of content pages, which is made of styles alone, starts and runs with the same times', () => {
  const css = readFileSync('blocks/theme.css', 'utf8')
  const [, run, delay] = /transition: width (\S+)s ease-out (\S+)s;/.exec(css) ?? []
  const { delay: expectedDelay, run: expectedRun } = progressTimes
  expect([delay, run].map((seconds) => Number(seconds) * 1_000)).toEqual([expectedDelay, expectedRun])
})
