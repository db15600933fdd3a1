// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'

import { glob } from 'tinyglobby'
import { afterEach, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { shareOf } from '../../tests/support/run/grid.ts'
import { screenPaths } from '../../tests/support/pages/screen-paths.ts'
import { callFailures, allCallFailures } from '../../tests/support/screens/call-failures.ts'
import {
  expectFailureMessage,
  expectUnnoticed,
  type FailedRead,
} from '../../tests/support/screens/expect-failed-read.ts'
import { importedNames } from '../../tests/support/imported-names.ts'
import {
  missing,
  mountScreen,
  pass,
  elementsWithText,
  showPage,
  unmountScreens,
  untilLoaded,
} from '../../tests/support/screens/mount-screen.tsx'
import { furtherReads, writes } from '../../tests/support/screens/screen-actions.tsx'
import { screenVisits } from '../../tests/support/screens/screen-visits.tsx'

afterEach(unmountScreens)

const notSignedIn = callFailures['not signed in']

const visits = Object.entries(screenVisits).map(([path, visit]) => ({
  path,
  visit,
  address: `${path}/${visit.query ?? ''}`,
}))

for (const { path, visit, address } of visits) {
  test(`${path} asks by itself for what is failed here, once, and for nothing else`, async () => {
    const screen = await mountScreen({ ...visit, address })
    await untilLoaded()
    await pass(60_000)
    expect(screen.made.sort()).toEqual(visit.reads.map(({ call }) => allCalls[call].path).sort())
    expect(missing(visit.reads.map(({ seen }) => seen))).toEqual([])
    expect(screen.noise).toEqual([])
  })
}

const reads: Omit<FailedRead, 'fault'>[] = [
  ...visits.flatMap(({ visit, address: path }) => visit.reads.map((read) => ({ visit, address: path, read }))),
  ...furtherReads,
]

for (const [row, { read, ...place }] of reads.entries()) {
  const call: Call = allCalls[read.call]
  for (const [name, fault] of shareOf(allCallFailures, row, 6)) {
    const cell = `${place.address} × ${read.call} × ${name}`
    // Nobody knows what a malformed answer would be where no answer is shown (D16).
    const isFine = name === 'a malformed answer' && !call.schemas
    // A 401 of any call tells the whole screen that nobody is signed in (D22).
    if (isFine || (read.seen === undefined && fault.needsSignIn !== true)) {
      test(`${cell}: nobody is told, and nothing is missing`, () =>
        expectUnnoticed({ ...place, read, fault: isFine ? { ...fault, logs: undefined } : fault }))
    } else
      test(`${cell}: it is said in its place, with a way on, and all else stays`, () =>
        expectFailureMessage({ ...place, read, fault }))
  }
}

test('a server error is told with its status code (specification §2)', async () => {
  const {
    visit,
    address: path,
    read,
  } = reads.find(({ read }) => read.call === 'getLoyalty') ?? expect.fail('no such read')
  const failing = { path: allCalls[read.call].path, answer: callFailures['a server error'].answer }
  await mountScreen({ ...visit, address: path, failing })
  await untilLoaded()
  expect(elementsWithText('（500）')).toHaveLength(1)
})

const signedInReads = reads.filter(({ read }) => {
  const call: Call = allCalls[read.call]
  return call.access === 'signed-in' && read.seen !== undefined
})

for (const { address: path, visit, read, come } of signedInReads) {
  const told = `${path} × ${read.call}: a 401 that came before the page was whole`
  test(`${told} is asked about again by a visitor who comes back, not by the page that has just loaded`, async () => {
    const failing = { path: allCalls[read.call].path, answer: notSignedIn.answer }
    const { made } = await mountScreen({ ...visit, address: path, failing })
    await come?.()
    await untilLoaded()
    const before = made.length
    await showPage(false)
    expect(made.slice(before)).toEqual([])
    await showPage(true)
    expect(made.slice(before)).not.toEqual([])
  })
}

test('every interactive screen is failed here but one, which asks for nothing', () => {
  expect(Object.keys(screenVisits).sort()).toEqual(screenPaths.filter((path) => path !== '/install-app').sort())
})

test('an import is seen on one line, over several, under another name, and beside a type', () => {
  const source = [
    `import { one } from '#api-client/calls/one.ts'`,
    `import {\n  two,\n  three as other,\n} from "#api-client/calls/two.ts"`,
    `import { type Four, five } from '#api-client/calls/four.ts'`,
    `import type { Six } from '#api-client/calls/six.ts'`,
    `import { seven } from '#api-client/queries.ts'`,
  ]
  expect(importedNames(source.join('\n'), '#api-client/calls/')).toEqual(['one', 'two', 'three', 'five'])
})

test('every call that a screen can make is failed in some test', async () => {
  const files = await glob([
    'site/screens/**/*.{ts,tsx}',
    '!site/screens/{check-webview,deeplinks,date,dummy-external}/**',
    '!**/*.test.{ts,tsx}',
  ])
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const imported = sources.flatMap((source) => importedNames(source, '#api-client/calls/'))
  const failed = [...reads.map(({ read }) => read.call), ...writes.map(({ call }) => call)]
  expect([...new Set(imported)].sort()).toEqual([...new Set<string>(failed)].sort())
})
