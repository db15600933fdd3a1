// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import { callFailures } from '../../tests/support/screens/call-failures.ts'
import { advanceTime, until } from '../../tests/support/screens/fake-time.ts'
import { mountScreen, unmountScreens, untilLoaded, type Mounted } from '../../tests/support/screens/mount-screen.tsx'
import { findButton, missingTexts, elementsWithText } from '../../tests/support/screens/visible-elements.ts'
import { tap, tapOn } from '../../tests/support/screens/visitor-events.ts'
import { writes } from '../../tests/support/screens/screen-actions.tsx'
import { screenVisits } from '../../tests/support/screens/screen-visits.ts'

afterEach(unmountScreens)

/**
 * Splits each text node and wraps the second half in a link, while React still refers to the first: what price tools,
 * data detectors of web views and extensions do.
 */
function cutTexts(): void {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.data.length < 2) continue
    const rest = text.splitText(Math.ceil(text.data.length / 2))
    const link = document.createElement('a')
    rest.replaceWith(link)
    link.append(rest)
  }
}

type Scenario = {
  path: string
  fails?: string
  /** What happens before the texts are cut, and after it. */
  before: (screen: Mounted) => Promise<void>
  after: (screen: Mounted) => Promise<void>
}

const choose = async (yen: number) => {
  await tapOn(`[name=monthly][value="${yen}"]`)
  await advanceTime(2_000)
}

async function type(selector: string, value: string): Promise<void> {
  const field = document.querySelector(selector) ?? expect.fail(selector)
  await act(async () => {
    fireEvent.change(field, { target: { value } })
    await Promise.resolve()
  })
  await advanceTime(2_000)
}

const lending = { path: '/jp/lending/' }

const scenarios: Record<string, Scenario> = {
  'another monthly repayment': {
    ...lending,
    before: async () => {
      await untilLoaded()
      await choose(5_000)
    },
    after: () => choose(10_000),
  },
  'another amount': {
    ...lending,
    before: async () => {
      await untilLoaded()
      await choose(5_000)
    },
    after: async () => {
      await type('main [inputmode=numeric]', '50,000')
      await choose(5_000)
    },
  },
  'an amount that is wrong': {
    ...lending,
    before: untilLoaded,
    after: async () => {
      await type('main [inputmode=numeric]', '1')
      await act(() => fireEvent.blur(document.querySelector('main [inputmode=numeric]') ?? document.body))
    },
  },
  'a reset': {
    ...lending,
    before: async () => {
      await untilLoaded()
      await choose(5_000)
    },
    after: async () => {
      await tap([...document.querySelectorAll('main button')].at(-1) ?? expect.fail('no button'))
      await advanceTime(2_000)
    },
  },
  'a code that is copied, then shared': {
    path: '/jp/card/invitation/',
    before: async () => {
      await untilLoaded()
      await tap(document.querySelectorAll('main button')[1] ?? expect.fail('no button'))
      await advanceTime(4_000)
    },
    after: async () => {
      await tap(document.querySelectorAll('main button')[0] ?? expect.fail('no button'))
      await advanceTime(4_000)
    },
  },
}

for (const write of writes) {
  const { path } = allCalls[write.call]
  scenarios[`${write.name}, done`] = {
    path: write.url,
    before: write.prepare,
    after: async () => {
      await tap(findButton(write.button, write.part))
      await until(() => missingTexts([write.done], write.part).length === 0)
    },
  }
  scenarios[`${write.name}, failed and refused`] = {
    path: write.url,
    fails: path,
    before: async ({ alerts }) => {
      await write.prepare()
      await tap(findButton(write.button, write.part))
      await until(() => alerts.length === 1)
      await advanceTime(10_000)
    },
    after: async (screen) => {
      screen.repair()
      screen.fail({ path, respond: callFailures['refused with words'].respond })
      const submit = [...document.querySelectorAll(`${write.part} button`)].find(({ textContent }) =>
        textContent.startsWith(write.button),
      )
      await tap(submit ?? expect.fail('no button'))
      await until(() => screen.alerts.length === 2)
      await advanceTime(10_000)
    },
  }
}

for (const [path, visit] of Object.entries(screenVisits)) {
  const [read] = visit.reads
  if (read?.seen === undefined) continue
  const call = allCalls[read.call].path
  const message = callFailures['refused with words'].message
  scenarios[`${path}: a read that fails in one way, in another, and comes`] = {
    path: `${path}/${visit.query ?? ''}`,
    fails: call,
    before: () => until(() => elementsWithText('もう一度読み込む').length > 0),
    after: async (screen) => {
      screen.repair()
      screen.fail({ path: call, respond: callFailures['refused with words'].respond })
      const retry = () =>
        [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'もう一度読み込む')
      await tap(retry() ?? expect.fail('no button'))
      await until(() => elementsWithText(message).length > 0)
      await advanceTime(1_000)
      screen.repair()
      await tap(retry() ?? expect.fail('no button'))
      await untilLoaded()
    },
  }
}

const visitOf = (path: string) =>
  screenVisits[new URL(path, 'http://localhost').pathname.replace(/\/$/, '')] ?? expect.fail(path)

/** Returns what is read at the end: with texts that were cut on the way, or not. */
async function textAfter({ path, fails, before, after }: Scenario, isCut: boolean): Promise<string> {
  const failing = fails === undefined ? [] : [{ path: fails, respond: callFailures['a server error'].respond }]
  const screen = await mountScreen({ ...visitOf(path), url: path, failing })
  await before(screen)
  if (isCut) cutTexts()
  await after(screen)
  const text = document.querySelector('main')?.textContent ?? ''
  unmountScreens()
  return text
}

test.each(Object.entries(scenarios))('%s: nothing is left of texts that others have cut', async (_, scenario) => {
  const expected = await textAfter(scenario, false)
  expect(await textAfter(scenario, true)).toBe(expected)
})
