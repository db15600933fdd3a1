// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { callFailureRows } from '../../tests/support/screens/call-failures.ts'
import { advanceTime, until } from '../../tests/support/screens/fake-time.ts'
import { mountScreen, unmountScreens, untilLogged, openScreen } from '../../tests/support/screens/mount-screen.tsx'
import {
  findButton,
  missingTexts,
  elementsWithText,
  readHeadings,
} from '../../tests/support/screens/visible-elements.ts'
import { returnToPage, tap } from '../../tests/support/screens/visitor-events.ts'
import { writes } from '../../tests/support/screens/screen-actions.tsx'

afterEach(unmountScreens)

const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)

for (const { name, visit, url: path, prepare, part, done, announced, message, signIn, ...write } of writes) {
  const call: Call = allCalls[write.call]
  const timesSent = (requested: readonly string[]) => requested.filter((path) => path === call.path).length

  for (const [failure, { respond, message: serverMessage, needsSignIn = false, logs }] of callFailureRows) {
    // The shape of the response is unknown where none is shown (D16), so it cannot be malformed.
    if (failure === 'a malformed answer' && !call.schemas) {
      test(`${name} × ${failure}: it counts as done, without an alert`, async () => {
        const screen = await mountScreen({ ...visit, url: path, failing: { path: call.path, respond } })
        await prepare()
        await tap(findButton(write.button, part))
        await until(() => missingTexts([announced]).length === 0)
        expect(missingTexts([announced])).toEqual([])
        expect(screen.alerts).toEqual([])
        expect(screen.noise).toEqual([])
      })
      continue
    }

    if (needsSignIn) {
      test(`${name} × ${failure}: the screen says so, and it can be tried again after signing in`, async () => {
        const screen = await mountScreen({ ...visit, url: path, failing: { path: call.path, respond } })
        await prepare()
        const before = typed()
        await tap(findButton(write.button, part))
        await until(() => elementsWithText(signIn, part).length === 1)
        await advanceTime(60_000)
        expect(elementsWithText(signIn, part).map((element) => element.closest('[role=alert]') !== null)).toEqual([
          true,
        ])
        expect(screen.alerts).toEqual([])
        expect(timesSent(screen.requested)).toBe(1)
        expect(document.querySelector('.skeleton')).toBeNull()

        screen.repair()
        await returnToPage()
        await until(() => missingTexts([write.button], part).length === 0)
        expect(typed()).toEqual(before)
        await tap(findButton(write.button, part))
        await until(() => missingTexts([done], part).length === 0)
        expect(missingTexts([announced])).toEqual([])
        expect(elementsWithText(signIn, part)).toEqual([])
        expect(timesSent(screen.requested)).toBe(2)
      })
      continue
    }

    test(`${name} × ${failure}: an alert and the tapped place say it once, and it can be tried again`, async () => {
      const screen = await mountScreen({ ...visit, url: path, failing: { path: call.path, respond } })
      await prepare()
      const [before, headings] = [typed(), readHeadings()]
      const expectedMessage = serverMessage ?? message
      const alert = [`エラー\n${expectedMessage}`]
      await tap(findButton(write.button, part))
      await until(() => screen.alerts.length === 1)
      await advanceTime(60_000)
      expect(screen.alerts).toEqual(alert)
      expect(
        elementsWithText(expectedMessage, part).map((element) => element.closest('[role=alert]') !== null),
      ).toEqual([true])
      expect(timesSent(screen.requested)).toBe(1)
      expect(document.querySelector('.skeleton')).toBeNull()
      expect(typed()).toEqual(before)
      expect(readHeadings()).toEqual(headings)
      await untilLogged()
      expect(screen.noise).toEqual(logs === undefined ? [] : [expect.stringMatching(`^${call.path}: ${logs}`)])

      screen.repair()
      await tap(findButton(write.button, part))
      expect(elementsWithText(expectedMessage, part)).toEqual([])
      await until(() => missingTexts([done], part).length === 0)
      expect(missingTexts([done], part)).toEqual([])
      await advanceTime(60_000)
      expect(document.activeElement?.textContent).toContain(done)
      expect(missingTexts([announced])).toEqual([])
      expect(elementsWithText(write.button, part).filter((element) => element.closest('button'))).toEqual([])
      expect(screen.alerts).toEqual(alert)
      expect(timesSent(screen.requested)).toBe(2)
    })
  }

  test(`${name} × offline: the connection is named, and once it is back the place says to try again`, async () => {
    const respond = () => Promise.reject(new TypeError('Failed to fetch'))
    const screen = await mountScreen({ ...visit, url: path, failing: { path: call.path, respond } })
    await prepare()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await tap(findButton(write.button, part))
    const offline = '電波の届くところで、このままお待ちください。'
    await until(() => screen.alerts.length === 1)
    expect(screen.alerts).toEqual([`オフラインです\n${offline}`])
    expect(elementsWithText(offline, part).map((element) => element.closest('[role=alert]') !== null)).toEqual([true])
    expect(elementsWithText('結果を確認しています', part)).toEqual([])
    expect(elementsWithText('つながると、結果を確認します', part)).toHaveLength(1)

    online.mockReturnValue(true)
    await act(() => dispatchEvent(new Event('online')))
    expect(elementsWithText(offline, part)).toEqual([])
    expect(elementsWithText('通信が戻りました', part)).toHaveLength(1)
    screen.repair()
    // It is read first whether the write has arrived (D35).
    await until(() => missingTexts([write.button], part).length === 0)
    await tap(findButton(write.button, part))
    await until(() => missingTexts([done], part).length === 0)
    expect(elementsWithText('通信が戻りました', part)).toEqual([])
  })
}

const [entry] = writes

for (const [failure, { respond, needsSignIn = false }] of callFailureRows) {
  // A 401 from any call signs the whole screen out (D22).
  if (needsSignIn) continue
  test(`getTrackingId × ${failure} does not prevent an entry`, async () => {
    if (!entry) throw new Error('no entry')
    await openScreen({
      ...entry.visit,
      url: entry.url,
      failing: { path: allCalls.getTrackingId.path, respond },
    })
    await tap(findButton(entry.button, entry.part))
    await until(() => missingTexts([entry.done], entry.part).length === 0)
    expect(document.activeElement?.textContent).toContain(entry.done)
  })
}
