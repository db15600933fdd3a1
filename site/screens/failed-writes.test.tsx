// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { faults } from '../../tests/support/screens/call-faults.ts'
import {
  button,
  missing,
  mountScreen,
  pass,
  placesOf,
  readHeadings,
  tap,
  unmountScreens,
  until,
  untilLogged,
  untilWhole,
} from '../../tests/support/screens/mount-screen.tsx'
import { writes } from '../../tests/support/screens/screen-acts.tsx'

afterEach(unmountScreens)

const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)

for (const { name, visit, address, come, part, done, announced, says, signIn, ...write } of writes) {
  const call: Call = allCalls[write.call]
  const timesSent = (made: readonly string[]) => made.filter((path) => path === call.path).length

  for (const [fault, { answer, says: serverSays, needsSignIn = false, logs }] of faults) {
    // Nobody knows what a malformed answer would be where no answer is shown (D16).
    if (fault === 'a malformed answer' && !call.schemas) {
      test(`${name} × ${fault}: it counts as done, and nobody is alarmed`, async () => {
        const screen = await mountScreen({ ...visit, address, failing: { path: call.path, answer } })
        await come()
        await tap(button(write.button, part))
        await until(() => missing([announced]).length === 0)
        expect(missing([announced])).toEqual([])
        expect(screen.alerts).toEqual([])
        expect(screen.noise).toEqual([])
      })
      continue
    }

    test(`${name} × ${fault}: it is said once, is not sent again by itself, and can be tried again`, async () => {
      const screen = await mountScreen({ ...visit, address, failing: { path: call.path, answer } })
      await come()
      const [before, headings] = [typed(), readHeadings()]
      await tap(button(write.button, part))
      const alert = needsSignIn ? [] : [`エラー\n${serverSays ?? says}`]
      await until(() => (needsSignIn ? placesOf(signIn, part) : screen.alerts).length === 1)
      await pass(60_000)
      expect(screen.alerts).toEqual(alert)
      expect(placesOf(signIn, part).map((place) => place.closest('[role=alert]') !== null)).toEqual(
        needsSignIn ? [true] : [],
      )
      expect(timesSent(screen.made)).toBe(1)
      expect(document.querySelector('.skeleton')).toBeNull()
      expect(typed()).toEqual(before)
      expect(readHeadings()).toEqual(headings)
      await untilLogged()
      expect(screen.noise).toEqual(logs === undefined ? [] : [expect.stringMatching(`^${call.path}: ${logs}`)])

      screen.mend()
      await tap(button(write.button, part))
      await until(() => missing([done], part).length === 0)
      expect(missing([done], part)).toEqual([])
      await pass(60_000)
      expect(document.activeElement?.textContent).toContain(done)
      expect(missing([announced])).toEqual([])
      expect(placesOf(write.button, part).filter((place) => place.closest('button'))).toEqual([])
      expect(screen.alerts).toEqual(alert)
      expect(timesSent(screen.made)).toBe(2)
    })
  }
}

const [entry] = writes

for (const [fault, { answer }] of faults) {
  test(`getTrackingId × ${fault} keeps nobody from entering`, async () => {
    if (!entry) throw new Error('no entry')
    await mountScreen({
      ...entry.visit,
      address: entry.address,
      failing: { path: allCalls.getTrackingId.path, answer },
    })
    await untilWhole()
    await tap(button(entry.button, entry.part))
    await until(() => missing([entry.done], entry.part).length === 0)
    expect(document.activeElement?.textContent).toContain(entry.done)
  })
}
