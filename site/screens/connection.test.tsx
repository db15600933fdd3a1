// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import type { Respond } from '../../tests/support/screens/respond-to-calls.ts'
import {
  missing,
  mountScreen,
  pass,
  elementsWithText,
  unmountScreens,
  until,
  untilLoaded,
} from '../../tests/support/screens/mount-screen.tsx'
import { screenVisits } from '../../tests/support/screens/screen-visits.tsx'

afterEach(unmountScreens)

const promise = 'つながると、自動で読み込みます。'
const noConnection: Respond = () => Promise.reject(new TypeError('Failed to fetch'))
const onLine = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

const visits = Object.entries(screenVisits).filter(([, { reads }]) => reads.some(({ seen }) => seen !== undefined))

for (const [path, visit] of visits) {
  const address = `${path}/${visit.query ?? ''}`
  const failing = Object.values(allCalls).map((call) => ({ path: call.path, answer: noConnection }))

  test(`${path} reads by itself once the connection that was lost before the scripts is back`, async () => {
    onLine(false)
    const screen = await mountScreen({ ...visit, address, failing })
    await until(() => elementsWithText(promise).length > 0)
    await pass(9_000)
    expect(elementsWithText(promise).length).toBeGreaterThan(0)
    screen.repair()
    onLine(true)
    await act(() => dispatchEvent(new Event('online')))
    await untilLoaded()
    await until(() => missing(visit.reads.map(({ seen }) => seen)).length === 0)
    expect(missing(visit.reads.map(({ seen }) => seen))).toEqual([])
    expect(elementsWithText(promise)).toEqual([])
  })

  test(`${path} reads in a web view that always says that it is offline, and is never said to be`, async () => {
    onLine(false)
    await mountScreen({ ...visit, address })
    await untilLoaded()
    expect(missing(visit.reads.map(({ seen }) => seen))).toEqual([])
    expect(elementsWithText('オフライン')).toEqual([])
  })

  test(`${path} keeps its promise in such a web view, where no event tells that the connection is back`, async () => {
    onLine(false)
    const screen = await mountScreen({ ...visit, address, failing })
    await until(() => elementsWithText(promise).length > 0)
    // Until no call is tried again of itself.
    await pass(9_000)
    screen.repair()
    await until(() => missing(visit.reads.map(({ seen }) => seen)).length === 0)
    expect(missing(visit.reads.map(({ seen }) => seen))).toEqual([])
    expect(elementsWithText(promise)).toEqual([])
  })
}
