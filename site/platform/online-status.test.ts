import { expect, test } from 'vitest'

import { createOnlineStatus } from './online-status.ts'

function watch(isOnline = true) {
  const target = new EventTarget()
  const browser = { isOnline }
  const status = createOnlineStatus({ target, isOnline: () => browser.isOnline })
  const seen: boolean[] = []
  return { target, browser, status, seen, listen: () => status.subscribe(() => void seen.push(status.getSnapshot())) }
}

test('the status follows the events', () => {
  const { target, seen, listen } = watch()
  listen()
  for (const type of ['offline', 'online', 'offline']) target.dispatchEvent(new Event(type))
  expect(seen).toEqual([false, true, false])
})

test.each([true, false])('it begins as the browser says: %s', (isOnline) => {
  expect(watch(isOnline).status.getSnapshot()).toBe(isOnline)
})

test('the server says online', () => {
  expect(watch(false).status.getServerSnapshot()).toBe(true)
})

test('nobody is told after leaving, and the others still are', () => {
  const { target, seen, listen } = watch()
  const leave = listen()
  listen()
  leave()
  target.dispatchEvent(new Event('offline'))
  expect(seen).toEqual([false])
})

test('who comes later is told what happened while nobody listened', () => {
  const { browser, status, listen } = watch()
  listen()()
  browser.isOnline = false
  listen()
  expect(status.getSnapshot()).toBe(false)
})
