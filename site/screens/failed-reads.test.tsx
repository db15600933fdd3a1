// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { screenPaths } from '../../tests/support/screen-paths.ts'
import { faults } from '../../tests/support/screens/call-faults.ts'
import { expectSaid, expectUnnoticed } from '../../tests/support/screens/expect-failed-read.ts'
import { missing, mountScreen, pass, unmountScreens, untilWhole } from '../../tests/support/screens/mount-screen.tsx'
import { screenVisits } from '../../tests/support/screens/screen-visits.tsx'

afterEach(unmountScreens)

test('every interactive screen is failed here but one, which asks for nothing', () => {
  expect(Object.keys(screenVisits).sort()).toEqual(screenPaths.filter((path) => path !== '/install-app').sort())
})

for (const [path, visit] of Object.entries(screenVisits)) {
  const address = `${path}/${visit.query ?? ''}`

  test(`${path} asks by itself for what is failed here, once, and for nothing else`, async () => {
    const screen = await mountScreen({ ...visit, address })
    await untilWhole()
    await pass(60_000)
    expect(screen.made.sort()).toEqual(visit.reads.map(({ call }) => allCalls[call].path).sort())
    expect(missing(visit.reads.map(({ seen }) => seen))).toEqual([])
    expect(screen.noise).toEqual([])
  })

  for (const read of visit.reads) {
    const call: Call = allCalls[read.call]
    for (const [name, fault] of faults) {
      const cell = `${path} × ${read.call} × ${name}`
      // Nobody knows what a malformed answer would be where no answer is shown (D16).
      const isFine = name === 'a malformed answer' && !call.shapes
      if (isFine || read.seen === undefined) {
        test(`${cell}: nobody is told, and nothing is missing`, () =>
          expectUnnoticed({ visit, address, read, fault: isFine ? { ...fault, logs: undefined } : fault }))
      } else test(`${cell}: it is said in its place, with a way on, and all else stays`, () => expectSaid({ visit, address, read, fault }))
    }
  }
}
