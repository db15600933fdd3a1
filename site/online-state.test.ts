import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { watchConnection } from './online-state.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

type Case = { was: boolean; browserSays: boolean; ends: number | 'fails' | 'aborted'; is: boolean }

const cases: readonly Case[] = [
  // An answer of any status means online, even where the web view always says that it is offline.
  { was: false, browserSays: false, ends: 200, is: true },
  { was: false, browserSays: false, ends: 500, is: true },
  { was: true, browserSays: false, ends: 401, is: true },
  // A call that finds no connection means offline only where the browser says so as well.
  { was: true, browserSays: false, ends: 'fails', is: false },
  { was: true, browserSays: true, ends: 'fails', is: true },
  { was: false, browserSays: true, ends: 'fails', is: false },
  // A call that the page itself has given up says nothing.
  { was: true, browserSays: false, ends: 'aborted', is: true },
]

test.each(cases)(
  'online $was, the browser says $browserSays, a call ends with $ends: online $is',
  async ({ was, browserSays, ends, is }) => {
    vi.stubGlobal('navigator', { onLine: browserSays })
    onlineManager.setOnline(was)
    const signal = ends === 'aborted' ? AbortSignal.abort() : new AbortController().signal
    const fetch = watchConnection(() =>
      typeof ends === 'number'
        ? Promise.resolve(new Response(null, { status: ends }))
        : Promise.reject(new TypeError('Failed to fetch')),
    )
    await fetch('/v1/call', { signal }).catch(() => undefined)
    expect(onlineManager.isOnline()).toBe(is)
  },
)
