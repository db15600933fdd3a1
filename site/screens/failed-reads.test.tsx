// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'

import { glob } from 'tinyglobby'
import { afterEach, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { selectShare } from '../../tests/support/run/grid.ts'
import { screenPaths } from '../../tests/support/pages/screen-paths.ts'
import { callFailures, callFailureRows } from '../../tests/support/screens/call-failures.ts'
import {
  expectFailureMessage,
  expectUnnoticed,
  type FailedRead,
} from '../../tests/support/screens/expect-failed-read.ts'
import { importedNames } from '../../tests/support/imported-names.ts'
import { advanceTime, until } from '../../tests/support/screens/fake-time.ts'
import { mountScreen, unmountScreens, untilLoaded, openScreen } from '../../tests/support/screens/mount-screen.tsx'
import { missingTexts, elementsWithText } from '../../tests/support/screens/visible-elements.ts'
import { showPage } from '../../tests/support/screens/visitor-events.ts'
import { furtherReads, writes } from '../../tests/support/screens/screen-actions.tsx'
import { screenVisits } from '../../tests/support/screens/screen-visits.ts'

afterEach(unmountScreens)

const notSignedIn = callFailures['not signed in']

const visits = Object.entries(screenVisits).map(([path, visit]) => ({
  path,
  visit,
  url: `${path}/${visit.query ?? ''}`,
}))

for (const { path, visit, url } of visits) {
  test(`${path} asks by itself for what is failed here, once, and for nothing else`, async () => {
    const screen = await openScreen({ ...visit, url })
    await advanceTime(60_000)
    expect(screen.requested.sort()).toEqual(visit.reads.map(({ call }) => allCalls[call].path).sort())
    expect(missingTexts(visit.reads.map(({ seen }) => seen))).toEqual([])
    expect(screen.noise).toEqual([])
  })
}

test.each(['', ' \u200b'])('a refusal with the invisible message "%s" is described as one without', async (message) => {
  const respond = () => Promise.resolve(Response.json({ details: { localizedMessage: { message } } }, { status: 400 }))
  const failing = { path: allCalls.getLoyalty.path, respond }
  await openScreen({ at: '2023-05-10T12:00:00+09:00', url: '/jp/loyalty/', failing })
  const texts = ['通信エラーが発生しました。', '時間をおいてお試しください。（400）']
  expect(missingTexts(texts)).toEqual([])
})

test.each(['/jp/card/entry/', '/jp/card/invitation/', '/jp/lending/', '/jp/loyalty/', '/guide/easypay/registration/'])(
  'a server error has the same title, its status and one retry on %s, as on all screens',
  async (path) => {
    await openScreen({ at: '2023-05-10T12:00:00+09:00', url: `${path}?scenario=failing` })
    await until(() => elementsWithText('もう一度読み込む').length > 0)
    expect(['読み込めませんでした', '（500）'].map((part) => elementsWithText(part).length)).toEqual([1, 1])
    const retries = elementsWithText('もう一度読み込む').map((one) => one.closest('button:not([data-reload])'))
    expect(retries.filter((button) => button !== null)).toHaveLength(1)
  },
)

const reads: Omit<FailedRead, 'failure'>[] = [
  ...visits.flatMap(({ visit, url }) => visit.reads.map((read) => ({ visit, url, read }))),
  ...furtherReads,
]

for (const [row, { read, ...screen }] of reads.entries()) {
  const call: Call = allCalls[read.call]
  for (const [name, failure] of selectShare(callFailureRows, row, 6)) {
    const cell = `${screen.url} × ${read.call} × ${name}`
    // The shape of the response is unknown where none is shown (D16), so it cannot be malformed.
    const isFine = name === 'a malformed answer' && !call.schemas
    // A 401 from any call signs the whole screen out (D22).
    if (isFine || (read.seen === undefined && read.isReported !== true && failure.needsSignIn !== true)) {
      test(`${cell}: no message, and nothing is missing`, () =>
        expectUnnoticed({ ...screen, read, failure: isFine ? { ...failure, logs: undefined } : failure }))
    } else
      test(`${cell}: it is said in its place, with a way on, and all else stays`, () =>
        expectFailureMessage({ ...screen, read, failure }))
  }
}

test('a server error is reported with its status code (specification §2)', async () => {
  const { visit, url: path, read } = reads.find(({ read }) => read.call === 'getLoyalty') ?? expect.fail('no such read')
  const failing = { path: allCalls[read.call].path, respond: callFailures['a server error'].respond }
  await openScreen({ ...visit, url: path, failing })
  expect(elementsWithText('（500）')).toHaveLength(1)
})

const signedInReads = reads.filter(({ read }) => {
  const call: Call = allCalls[read.call]
  return call.access === 'signed-in' && read.seen !== undefined
})

for (const { url: path, visit, read, prepare } of signedInReads) {
  const title = `${path} × ${read.call}: a 401 before the page was complete`
  test(`${title} is checked again when the visitor returns, not when the page has loaded`, async () => {
    const failing = { path: allCalls[read.call].path, respond: notSignedIn.respond }
    const { requested } = await mountScreen({ ...visit, url: path, failing })
    await prepare?.()
    await untilLoaded()
    const before = requested.length
    await showPage(false)
    expect(requested.slice(before)).toEqual([])
    await showPage(true)
    expect(requested.slice(before)).not.toEqual([])
  })
}

test('every interactive screen is failed here but one, which asks for nothing', () => {
  expect(Object.keys(screenVisits).sort()).toEqual(screenPaths.filter((path) => path !== '/install-app').sort())
})

test('an import is seen on one line, over several, under another name, and next to a type', () => {
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
