import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { runCommand } from './run-command.ts'
import { address, environments, makeWorld } from './test-support.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opensApp = 'navigate merpay://openLogin'
const opensStore = `navigate ${address.stores.ios.url}`

function openLogin(changes = {}) {
  const world = makeWorld(environments.iosBrowser, changes)
  return { ...world, login: () => runCommand('openLogin', {}, world.bridge) }
}

test('the store opens when the page is still seen after 1.5 seconds, and not a millisecond before', async () => {
  const { login, log } = openLogin()
  const result = login()
  expect(log).toEqual([opensApp])
  vi.advanceTimersByTime(1499)
  expect(log).toEqual([opensApp])
  vi.advanceTimersByTime(1)
  expect(log).toEqual([opensApp, opensStore])
  expect(await result).toBe('sent-to-store')
})

test('the store stays closed when the app covered the page, also after the person comes back', async () => {
  const { login, log, hide } = openLogin()
  const result = login()
  vi.advanceTimersByTime(1499)
  hide()
  vi.advanceTimersByTime(60_000)
  expect(log).toEqual([opensApp])
  expect(await result).toBe('handed-to-app')
})

test('the store opens once, however long the page stays', async () => {
  const { login, log, hide, watchers } = openLogin()
  const result = login()
  vi.advanceTimersByTime(600_000)
  hide()
  expect(log).toEqual([opensApp, opensStore])
  expect(watchers.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  await result
})

test('a second tap joins the attempt under way, and a later one is a new attempt', async () => {
  const { login, log } = openLogin()
  const results = [login(), login()]
  vi.advanceTimersByTime(1000)
  results.push(login())
  vi.advanceTimersByTime(10_000)
  expect(await Promise.all(results)).toEqual(['sent-to-store', 'sent-to-store', 'sent-to-store'])
  expect(log).toEqual([opensApp, opensStore])
  const later = login()
  vi.advanceTimersByTime(1500)
  await later
  expect(log).toEqual([opensApp, opensStore, opensApp, opensStore])
})

test('a browser that throws at the deep link goes to the store', async () => {
  const visited: string[] = []
  const { login } = openLogin({
    navigate(url: string) {
      if (url.startsWith('merpay:')) throw new Error('unknown protocol')
      visited.push(url)
    },
  })
  const result = login()
  vi.advanceTimersByTime(1500)
  expect(await result).toBe('sent-to-store')
  expect(visited).toEqual([address.stores.ios.url])
})
