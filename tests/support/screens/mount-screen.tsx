import { act, fireEvent } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { isValidElement, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import { schemasOf, type Call } from '#api-client/calls/call.ts'

import { forgetDone, queries, signIn } from '#site/api.ts'
import { sendFirstReads, type FirstReadsHolder } from '#site/platform/first-reads.ts'
import { screenIslands } from '#site/screens/all-islands.ts'
import { firstReads } from '#site/screens/first-reads.ts'
import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'
import { screens } from '#site/screens/screens.tsx'
import { announce } from '#site/shared/announcements.ts'
import { hydrateIslands } from '#site/shared/hydrate-islands.tsx'

import { respondToCalls, type Calls, type Failing } from './respond-to-calls.ts'
import { changedScreens } from './changed-screens.ts'
import { readFixtureScreens } from './fixture-screens.ts'
import type { ScreenVisit } from './screen-visits.tsx'

const fixture = readFixtureScreens()

/** The content of the fixture site, as far as it was not changed. */
const content: typeof fixture = {
  ...fixture,
  screen: (name) => {
    const changed = changedScreens.get(name)
    return changed
      ? Promise.resolve(changed as Awaited<ReturnType<typeof fixture.screen<typeof name>>>)
      : fixture.screen(name)
  },
}

/** Where the page's head leaves what it has asked. */
export const head = globalThis as FirstReadsHolder

/** What React has taken over, to be given up after the test. */
const roots: Root[] = []

export type Mounted = Calls & {
  /** The headings that the server makes for everybody. */
  headings: string[]
  /** Console messages and errors that nobody caught. */
  noise: string[]
  /** What alerts have said. */
  alerts: string[]
  /** The paths of the calls that the page's head has made. */
  early: readonly string[]
}

// How long an import takes is the machine's business, and time stands still here: no call waits for the schemas of its
// answer.
for (const call of Object.values<Call>(allCalls)) {
  const schemas = await schemasOf(call)?.()
  if (schemas) Object.assign(call, { [call.schemas ? 'schemas' : 'request']: () => Promise.resolve(schemas) })
}

function isServerComponent(type: unknown): type is (props: unknown) => Promise<ReactNode> {
  return typeof type === 'function' && type.constructor.name === 'AsyncFunction'
}

/** What an async component at the top makes. */
async function resolveServerParts(node: ReactNode): Promise<ReactNode> {
  return isValidElement(node) && isServerComponent(node.type) ? resolveServerParts(await node.type(node.props)) : node
}

/** Lets so many milliseconds pass, and everything happen that has to happen in them. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    // Shapes are imported when they are first needed, which no timer tells of.
    await turn()
  })
}

/** Lets what is due next happen, with all that follows at once. */
async function passToNextTimer(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersToNextTimerAsync()
    await turn()
  })
}

/**
 * Lets time pass until something holds, a minute at most: three tries, each as long as the timeout, take less. What
 * still does not hold then is for the caller's expectation to say.
 */
export async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!holds() && Date.now() < end) {
    if (vi.getTimerCount() === 0) await pass(50)
    else await passToNextTimer()
  }
}

/** Ticks, clicks or opens what a selector finds. @throws Error where there is none */
export async function tapOn(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`there is no ${selector}`)
  await tap(element)
}

export async function tap(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element)
    await turn()
  })
}

/** What only a style sheet would show, and what keeps the place of something: it is not there where no script runs. */
const notSeen = '.hidden, [class~="unscripted:hidden"]'

/** The elements of a part of the page that somebody sees. */
function seen(selector: string, part = 'main'): Element[] {
  return [...document.querySelectorAll(`${part} ${selector}`)].filter((element) => element.closest(notSeen) === null)
}

export function readHeadings(): string[] {
  return seen(':is(h1, h2, h3)').map(({ textContent }) => textContent)
}

/** Where a text stands, beside others or alone, each place once. `part` is a selector; so it is below. */
export function elementsWithText(text: string, part?: string): Element[] {
  const holds = ({ textContent }: Element) => textContent.includes(text)
  return seen('*', part).filter((element) => holds(element) && ![...element.children].some(holds))
}

/** The texts that stand nowhere, each for itself. */
export function missing(texts: readonly (string | undefined)[], part?: string): string[] {
  const all = new Set(seen('*', part).map(({ textContent }) => textContent))
  return texts.flatMap((text) => (text === undefined || all.has(text) ? [] : [text]))
}

/** What of an element's text is shown, without what is only read out. */
export function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const spoken of copy.querySelectorAll('.sr-only')) spoken.remove()
  return copy.textContent
}

/** The button on which that is shown, the first of them. @throws Error where there is none */
export function button(name: string, part?: string): Element {
  const found = seen('button', part).find((element) => visibleText(element) === name)
  if (!found) throw new Error(`there is no button ${name}`)
  return found
}

/** Waits until the log has written what it is to write: it imports its library first. */
export async function untilLogged(): Promise<void> {
  await import('loglevel')
  await turn()
}

type Visit = Pick<ScreenVisit, 'at' | 'userAgent'> & {
  address: string
  failing?: Failing | readonly Failing[]
}

/**
 * Shows a page as its visitor gets it: made on the server, its first reads sent, taken over by React, in front of the sandbox. Time stands
 * still but for `pass`.
 */
export async function mountScreen({ address, at, userAgent, failing }: Visit): Promise<Mounted> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date(at),
  })
  history.replaceState(null, '', address)
  const noise: string[] = []
  const alerts: string[] = []
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void noise.push(parts.map(String).join(' ')))
  }
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.stubGlobal('alert', (text: string) => void alerts.push(text))
  const calls = respondToCalls(address, [failing ?? []].flat())
  vi.stubGlobal('fetch', calls.fetch)
  const path = new URL(address, location.href).pathname
  if (!isScreenPath(path)) throw new Error(`${path} is no screen`)
  const whole = await resolveServerParts(screens[path](content))
  const container = document.createElement('div')
  container.innerHTML = renderToString(whole)
  document.body.append(container)
  const headings = readHeadings()
  sendFirstReads(await firstReads[path](content), location.search, head)
  const early = [...calls.made]
  act(() => void roots.push(...hydrateIslands(screenIslands[screenFolders[path]])))
  return { ...calls, headings, noise, alerts, early }
}

/** The visitor comes back to the page, perhaps from signing in. */
export async function returnToPage(): Promise<void> {
  await act(async () => {
    dispatchEvent(new Event('focus'))
    await turn()
  })
}

/** The page is shown: for the first time, or again from the back/forward cache. */
export async function showPage(persisted: boolean): Promise<void> {
  await act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await turn()
  })
}

/** After each test, so that the next one begins with an empty page. */
export function unmountScreens(): void {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  queries.clear()
  delete head.firstReads
  announce('')
  signIn.set('unknown')
  forgetDone()
  onlineManager.setOnline(true)
  changedScreens.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
}

/** Waits until everything that was asked for has come. */
export async function untilLoaded(): Promise<void> {
  const isLoaded = () => document.querySelector('.skeleton') === null
  await until(isLoaded)
  expect(isLoaded(), 'nothing is waited for').toBe(true)
}
