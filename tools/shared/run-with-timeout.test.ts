import { expect, test } from 'vitest'

import { TakesTooLong } from '#content-layer/source/guard-parsing.ts'

import { runWithTimeout } from './run-with-timeout.ts'

/** Creates work that ends only in the given attempt, and a counter of its attempts. */
function workThatEndsIn(attempt: number) {
  const counted = { attempts: 0 }
  const work = () => {
    counted.attempts += 1
    while (counted.attempts < attempt);
    return 'done'
  }
  return { counted, work }
}

/** Returns a clock of processor time that advances by these milliseconds in each attempt. */
function createClock(...spent: readonly number[]) {
  let [calls, time] = [0, 0]
  return () => {
    if (calls % 2 === 1) time += spent[(calls - 1) / 2] ?? 0
    calls += 1
    return time
  }
}

test('work that was ended while the machine slept or was busy is tried again until it has had its time', () => {
  const { counted, work } = workThatEndsIn(4)
  expect(runWithTimeout(100, work, createClock(0, 10, 90))).toBe('done')
  expect(counted.attempts).toBe(4)
})

test('work that used up its time once is tried a second time', () => {
  const { counted, work } = workThatEndsIn(2)
  // So long that a busy machine does not end the second attempt, too.
  expect(runWithTimeout(1000, work, createClock(1000))).toBe('done')
  expect(counted.attempts).toBe(2)
})

test('work that uses up its time twice is too slow', () => {
  const { counted, work } = workThatEndsIn(Number.POSITIVE_INFINITY)
  expect(() => runWithTimeout(50, work, createClock(50, 3, 50))).toThrow(TakesTooLong)
  expect(counted.attempts).toBe(3)
})

test('work that never gets its time is given up in the end', () => {
  const { counted, work } = workThatEndsIn(Number.POSITIVE_INFINITY)
  expect(() => runWithTimeout(50, work, createClock())).toThrow(TakesTooLong)
  expect(counted.attempts).toBe(5)
})

test('an error of the work is passed on, and it is called once', () => {
  let calls = 0
  const fail = () => {
    calls += 1
    throw new TypeError('not ours')
  }
  expect(() => runWithTimeout(1000, fail)).toThrow('not ours')
  expect(calls).toBe(1)
})
