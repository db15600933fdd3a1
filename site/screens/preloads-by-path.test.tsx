// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { Call } from '#api-client/calls/call.ts'

import { advanceTime } from '../../tests/support/screens/fake-time.ts'
import { pageHead, mountScreen, unmountScreens, untilLoaded } from '../../tests/support/screens/mount-screen.tsx'
import { readFixtureScreens } from '../../tests/support/screens/fixture-screens.ts'
import { screenVisits } from '../../tests/support/screens/screen-visits.ts'
import { preloadsByPath } from './preloads-by-path.ts'
import { screenFolders, type ScreenPath } from './screen-paths.ts'

afterEach(unmountScreens)

const calls = Object.values<Call>(allCalls)
const content = readFixtureScreens()

describe.each(Object.entries(screenVisits))('%s', (path, { query = '', ...visit }) => {
  test('has asked all that it asks first before its scripts are there, each once and in the same words', async () => {
    const { requested, early } = await mountScreen({ ...visit, url: `${path}/${query}` })
    // A read that is taken over has the same body; otherwise it would be sent again, or remain here.
    expect(requested).toEqual(early)
    expect(early.length > 0).toBe(visit.reads.length > 0)
    expect([...(pageHead.preloads?.keys() ?? [])]).toEqual([])
    await untilLoaded()
    await advanceTime(1_000)
    expect(requested.filter((call) => early.includes(call)).sort()).toEqual([...early].sort())
    expect(pageHead.preloads?.size ?? 0).toBe(0)
  })
})

test.each(Object.keys(screenFolders) as ScreenPath[])('%s asks nothing early that writes', async (path) => {
  const reads = await preloadsByPath[path](content)
  const paths = reads.flatMap(({ url, anonymous }) => [url, ...(anonymous === undefined ? [] : [anonymous])])
  expect(paths.map((path) => calls.find((call) => call.path === path)?.kind)).toEqual(paths.map(() => 'read'))
})

test('an invitation whose campaign has not begun asks nothing', async () => {
  const visit = screenVisits['/jp/card/invitation'] ?? expect.fail('no invitation')
  const { requested } = await mountScreen({ ...visit, at: '2022-01-01T12:00:00+09:00', url: '/jp/card/invitation/' })
  await advanceTime(1_000)
  expect(requested).toEqual([])
})

test.each(['', '?id=', '?id=%3Cscript%3E', `?id=${'a'.repeat(101)}`])(
  'a notification is not asked for by "%s"',
  async (query) => {
    const visit = screenVisits['/jp/card/loyalty/notification'] ?? expect.fail('no notification')
    const { requested } = await mountScreen({ ...visit, url: `/jp/card/loyalty/notification/${query}` })
    await advanceTime(1_000)
    expect(requested).toEqual([])
  },
)
