import { act } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { isValidElement, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'

import { forgetDoneInVisit, queries, signIn } from '#site/api.ts'
import { sendPreloads, type PreloadHolder } from '#site/platform/send-preloads.ts'
import { screenIslands } from '#site/screens/all-islands.ts'
import { preloadsByPath } from '#site/screens/preloads-by-path.ts'
import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'
import { screens } from '#site/screens/screens.tsx'
import { announce } from '#site/shared/context/announcements.ts'
import { hydrateIslands } from '#site/shared/islands/hydrate-islands.tsx'

import { until } from './fake-time.ts'
import { respondToCalls, type Calls, type Failing } from './respond-to-calls.ts'
import { changedScreens } from './changed-screens.ts'
import { readFixtureScreens } from './fixture-screens.ts'
import type { ScreenVisit } from './screen-visits.ts'
import { readHeadings } from './visible-elements.ts'

const fixture = readFixtureScreens()

/** The content of the fixture site with the changed screens. */
const content: typeof fixture = {
  ...fixture,
  screen: (name) => {
    const changed = changedScreens.get(name)
    return changed
      ? Promise.resolve(changed as Awaited<ReturnType<typeof fixture.screen<typeof name>>>)
      : fixture.screen(name)
  },
}

/** Holder of the reads that the page's head has sent. */
export const pageHead = globalThis as PreloadHolder

/** The hydrated roots, to be unmounted after the test. */
const roots: Root[] = []

export type Mounted = Calls & {
  /** The headings that the server renders. */
  headings: string[]
  /** Console messages and uncaught errors. */
  noise: string[]
  /** The messages of alerts. */
  alerts: string[]
  /** The paths of the calls from the page's head. */
  early: readonly string[]
}

// The duration of an import depends on the machine, and the clock is fake here, so the schemas of all responses are
// loaded in advance.
for (const call of Object.values<Call>(allCalls)) {
  const schemas = await getSchemas(call)?.()
  if (schemas) Object.assign(call, { [call.schemas ? 'schemas' : 'request']: () => Promise.resolve(schemas) })
}

function isServerComponent(type: unknown): type is (props: unknown) => Promise<ReactNode> {
  return typeof type === 'function' && type.constructor.name === 'AsyncFunction'
}

/** Renders async components at the top of a tree. */
async function resolveServerParts(node: ReactNode): Promise<ReactNode> {
  return isValidElement(node) && isServerComponent(node.type) ? resolveServerParts(await node.type(node.props)) : node
}

/** Waits until the log has written everything: it imports its library first. */
export async function untilLogged(): Promise<void> {
  await import('loglevel')
  await turn()
}

type Visit = Pick<ScreenVisit, 'at' | 'userAgent'> & {
  url: string
  failing?: Failing | readonly Failing[]
}

/**
 * Shows a screen as a visitor gets it: rendered on the server, its preloads sent, hydrated, with the sandbox as API.
 * The clock moves only by `advanceTime`.
 */
export async function mountScreen({ url, at, userAgent, failing }: Visit): Promise<Mounted> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date(at),
  })
  history.replaceState(null, '', url)
  const noise: string[] = []
  const alerts: string[] = []
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void noise.push(parts.map(String).join(' ')))
  }
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.stubGlobal('alert', (text: string) => void alerts.push(text))
  const calls = respondToCalls(url, [failing ?? []].flat())
  vi.stubGlobal('fetch', calls.fetch)
  const path = new URL(url, location.href).pathname
  if (!isScreenPath(path)) throw new Error(`${path} is no screen`)
  const page = await resolveServerParts(screens[path](content))
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const headings = readHeadings()
  sendPreloads(await preloadsByPath[path](content), location.search, pageHead)
  const early = [...calls.requested]
  act(() => void roots.push(...hydrateIslands(screenIslands[screenFolders[path]])))
  return { ...calls, headings, noise, alerts, early }
}

/** Unmounts all screens and resets all state after a test. */
export function unmountScreens(): void {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  queries.clear()
  delete pageHead.preloads
  announce('')
  signIn.set('unknown')
  forgetDoneInVisit()
  onlineManager.setOnline(true)
  changedScreens.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
}

/** Waits until no skeleton is left. */
export async function untilLoaded(): Promise<void> {
  const isLoaded = () => document.querySelector('.skeleton') === null
  await until(isLoaded)
  expect(isLoaded(), 'nothing is waited for').toBe(true)
}

/** Mounts a screen as `mountScreen` does, and waits until nothing is loading any more. */
export async function openScreen(visit: Visit): Promise<Mounted> {
  const mounted = await mountScreen(visit)
  await untilLoaded()
  return mounted
}
