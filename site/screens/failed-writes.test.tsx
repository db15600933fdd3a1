// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { allCallFailures } from '../../tests/support/screens/call-failures.ts'
import {
  button,
  returnToPage,
  missing,
  mountScreen,
  pass,
  elementsWithText,
  readHeadings,
  tap,
  unmountScreens,
  until,
  untilLogged,
  untilLoaded,
} from '../../tests/support/screens/mount-screen.tsx'
import { writes } from '../../tests/support/screens/screen-actions.tsx'

afterEach(unmountScreens)

const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)

for (const { name, visit, address: path, come, part, done, announced, says, signIn, ...write } of writes) {
  const call: Call = allCalls[write.call]
  const timesSent = (made: readonly string[]) => made.filter((path) => path === call.path).length

  for (const [fault, { answer, says: serverSays, needsSignIn = false, logs }] of allCallFailures) {
    // Nobody knows what a malformed answer would be where no answer is shown (D16).
    if (fault === 'a malformed answer' && !call.schemas) {
      test(`${name} × ${fault}: it counts as done, and nobody is alarmed`, async () => {
        const screen = await mountScreen({ ...visit, address: path, failing: { path: call.path, answer } })
        await come()
        await tap(button(write.button, part))
        await until(() => missing([announced]).length === 0)
        expect(missing([announced])).toEqual([])
        expect(screen.alerts).toEqual([])
        expect(screen.noise).toEqual([])
      })
      continue
    }

    if (needsSignIn) {
      test(`${name} × ${fault}: the screen says so, and it can be tried again after signing in`, async () => {
        const screen = await mountScreen({ ...visit, address: path, failing: { path: call.path, answer } })
        await come()
        const before = typed()
        await tap(button(write.button, part))
        await until(() => elementsWithText(signIn, part).length === 1)
        await pass(60_000)
        expect(elementsWithText(signIn, part).map((place) => place.closest('[role=alert]') !== null)).toEqual([true])
        expect(screen.alerts).toEqual([])
        expect(timesSent(screen.made)).toBe(1)
        expect(document.querySelector('.skeleton')).toBeNull()

        screen.repair()
        await returnToPage()
        await until(() => missing([write.button], part).length === 0)
        expect(typed()).toEqual(before)
        await tap(button(write.button, part))
        await until(() => missing([done], part).length === 0)
        expect(missing([announced])).toEqual([])
        expect(elementsWithText(signIn, part)).toEqual([])
        expect(timesSent(screen.made)).toBe(2)
      })
      continue
    }

    test(`${name} × ${fault}: an alert and the tapped place say it once, and it can be tried again`, async () => {
      const screen = await mountScreen({ ...visit, address: path, failing: { path: call.path, answer } })
      await come()
      const [before, headings] = [typed(), readHeadings()]
      const message = serverSays ?? says
      const alert = [`エラー\n${message}`]
      await tap(button(write.button, part))
      await until(() => screen.alerts.length === 1)
      await pass(60_000)
      expect(screen.alerts).toEqual(alert)
      expect(elementsWithText(message, part).map((place) => place.closest('[role=alert]') !== null)).toEqual([true])
      expect(timesSent(screen.made)).toBe(1)
      expect(document.querySelector('.skeleton')).toBeNull()
      expect(typed()).toEqual(before)
      expect(readHeadings()).toEqual(headings)
      await untilLogged()
      expect(screen.noise).toEqual(logs === undefined ? [] : [expect.stringMatching(`^${call.path}: ${logs}`)])

      screen.repair()
      await tap(button(write.button, part))
      expect(elementsWithText(message, part)).toEqual([])
      await until(() => missing([done], part).length === 0)
      expect(missing([done], part)).toEqual([])
      await pass(60_000)
      expect(document.activeElement?.textContent).toContain(done)
      expect(missing([announced])).toEqual([])
      expect(elementsWithText(write.button, part).filter((place) => place.closest('button'))).toEqual([])
      expect(screen.alerts).toEqual(alert)
      expect(timesSent(screen.made)).toBe(2)
    })
  }

  test(`${name} × offline: the connection is named, and once it is back the place says to try again`, async () => {
    const answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const screen = await mountScreen({ ...visit, address: path, failing: { path: call.path, answer } })
    await come()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await tap(button(write.button, part))
    const offline = '電波の届くところで、もう一度お試しください。'
    await until(() => screen.alerts.length === 1)
    expect(screen.alerts).toEqual([`オフラインです\n${offline}`])
    expect(elementsWithText(offline, part).map((place) => place.closest('[role=alert]') !== null)).toEqual([true])
    expect(elementsWithText('結果を確認しています', part)).toEqual([])
    expect(elementsWithText('つながると、結果を確認します', part)).toHaveLength(1)

    online.mockReturnValue(true)
    await act(() => dispatchEvent(new Event('online')))
    expect(elementsWithText(offline, part)).toEqual([])
    expect(elementsWithText('通信が戻りました', part)).toHaveLength(1)
    screen.repair()
    // It is read first whether the write has arrived (D35).
    await until(() => missing([write.button], part).length === 0)
    await tap(button(write.button, part))
    await until(() => missing([done], part).length === 0)
    expect(elementsWithText('通信が戻りました', part)).toEqual([])
  })
}

const [entry] = writes

for (const [fault, { answer, needsSignIn = false }] of allCallFailures) {
  // A 401 of any call tells the whole screen that nobody is signed in (D22).
  if (needsSignIn) continue
  test(`getTrackingId × ${fault} keeps nobody from entering`, async () => {
    if (!entry) throw new Error('no entry')
    await mountScreen({
      ...entry.visit,
      address: entry.address,
      failing: { path: allCalls.getTrackingId.path, answer },
    })
    await untilLoaded()
    await tap(button(entry.button, entry.part))
    await until(() => missing([entry.done], entry.part).length === 0)
    expect(document.activeElement?.textContent).toContain(entry.done)
  })
}
