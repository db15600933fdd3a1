import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { watchConnection } from './watch-connection.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

type Case = { was: boolean; isOnLine: boolean; ends: number | 'fails' | 'aborted'; is: boolean }

const cases: readonly Case[] = [
  // A response with any status means online, even in a web view that always reports being offline.
  { was: false, isOnLine: false, ends: 200, is: true },
  { was: false, isOnLine: false, ends: 500, is: true },
  { was: true, isOnLine: false, ends: 401, is: true },
  // A call without a connection means offline only if the browser reports it as well.
  { was: true, isOnLine: false, ends: 'fails', is: false },
  { was: true, isOnLine: true, ends: 'fails', is: true },
  { was: false, isOnLine: true, ends: 'fails', is: false },
  // A call that the page aborts changes nothing.
  { was: true, isOnLine: false, ends: 'aborted', is: true },
]

test.each(cases)(
  'online $was, the browser says $browserSays, a call ends with $ends: online $is',
  async ({ was, isOnLine, ends, is }) => {
    vi.stubGlobal('navigator', { onLine: isOnLine })
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
