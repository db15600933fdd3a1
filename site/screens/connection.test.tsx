// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import type { Respond } from '../../tests/support/screens/respond-to-calls.ts'
import { advanceTime, until } from '../../tests/support/screens/fake-time.ts'
import { mountScreen, unmountScreens, untilLoaded, openScreen } from '../../tests/support/screens/mount-screen.tsx'
import { missingTexts, elementsWithText } from '../../tests/support/screens/visible-elements.ts'
import { screenVisits } from '../../tests/support/screens/screen-visits.ts'

afterEach(unmountScreens)

/** The notice that the page will load by itself once it is online. */
const willReloadNotice = 'つながると、自動で読み込みます。'

const rejectAsOffline: Respond = () => Promise.reject(new TypeError('Failed to fetch'))
const everyCallFails = Object.values(allCalls).map(({ path }) => ({ path, respond: rejectAsOffline }))

const mockOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

/** In ms: longer than all waits between the tries of a read, so that none is tried again by itself. */
const afterRetries = 9_000

const visitsWithReads = Object.entries(screenVisits).filter(([, { reads }]) =>
  reads.some(({ seen }) => seen !== undefined),
)

for (const [path, visit] of visitsWithReads) {
  const url = `${path}/${visit.query ?? ''}`
  const unreadTexts = () => missingTexts(visit.reads.map(({ seen }) => seen))

  async function expectLoaded(): Promise<void> {
    await until(() => unreadTexts().length === 0)
    expect(unreadTexts()).toEqual([])
    expect(elementsWithText(willReloadNotice)).toEqual([])
  }

  test(`${path} loads once the event "online" follows a start without a connection`, async () => {
    mockOnline(false)
    const screen = await mountScreen({ ...visit, url, failing: everyCallFails })
    await until(() => elementsWithText(willReloadNotice).length > 0)
    await advanceTime(afterRetries)
    expect(elementsWithText(willReloadNotice).length).toBeGreaterThan(0)
    screen.repair()
    mockOnline(true)
    await act(() => dispatchEvent(new Event('online')))
    await untilLoaded()
    await expectLoaded()
  })

  test(`${path} loads in a web view whose navigator.onLine is always false, without a message about it`, async () => {
    mockOnline(false)
    await openScreen({ ...visit, url })
    expect(unreadTexts()).toEqual([])
    expect(elementsWithText('オフライン')).toEqual([])
  })

  test(`${path} recovers in such a web view, where no event follows when the connection is back`, async () => {
    mockOnline(false)
    const screen = await mountScreen({ ...visit, url, failing: everyCallFails })
    await until(() => elementsWithText(willReloadNotice).length > 0)
    await advanceTime(afterRetries)
    screen.repair()
    await expectLoaded()
  })
}
