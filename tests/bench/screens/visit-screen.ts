import type { Browser, CDPSession, Page } from '@playwright/test'

import { userAgents } from '../../support/pages/page-test.ts'

/** A connection and a processor. */
export type Device = {
  name: string
  /** In milliseconds. */
  latency: number
  /** In bytes per second, in both directions. */
  throughput: number
  /** How many times slower the processor is than the machine's. */
  slowdown: number
}

export const devices: readonly Device[] = [
  { name: 'slow 4G, ÷4', latency: 150, throughput: 1_600_000 / 8, slowdown: 4 },
  { name: 'fast', latency: 5, throughput: 50_000_000 / 8, slowdown: 1 },
]

/** Measurements of one visit: times in ms since the start of the navigation, sizes in transferred bytes. */
export type Figures = {
  firstPaint: number
  /** From the end of the HTML to the first call; negative if the call is sent earlier. */
  callAfterHtml: number
  firstCall: number
  /** When the invite code is visible. */
  dataVisible: number
  /** When the button "copy" is visible. */
  buttonVisible: number
  /** From a tap on it at that moment to the feedback. */
  tapAnswered: number
  /** Sum of all long tasks, each without its first 50 ms, of a visit of its own that nothing observes or taps. */
  blocking: number
  /** Of all responses, with their headers. */
  bytes: number
  /** Of the bodies of script files: headers depend on the host and its protocol. */
  scriptBytes: number
  requests: number
}

/** What a page records about itself, as `window.seen`. */
type Observed = { dataVisible?: number; tapped?: number; tapAnswered?: number }

/** Runs in the page before its scripts: waits for the invite code, taps "copy", and waits for the feedback. */
function observeInvitationInPage(): void {
  const seen: Observed = {}
  Object.assign(globalThis, { seen })
  // The real clipboard would ask for a permission.
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  const checkFrame = () => {
    const section = document.querySelector('[aria-labelledby="own-code"]')
    const code = section?.querySelector('.select-all span')?.textContent ?? ''
    const feedback = section?.querySelector('p[aria-hidden]')?.textContent ?? ''
    const isVisible = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    if (code.trim() !== '' && isVisible(section?.querySelector('.select-all'))) seen.dataVisible ??= performance.now()
    const buttons = [...(section?.querySelectorAll('button') ?? [])]
    const copyButton = buttons.find(({ textContent }) => textContent.includes('コピー'))
    if (seen.tapped === undefined && isVisible(copyButton)) {
      seen.tapped = performance.now()
      copyButton?.click()
    }
    if (seen.tapped !== undefined && feedback !== '') seen.tapAnswered = performance.now() - seen.tapped
    else requestAnimationFrame(checkFrame)
  }
  requestAnimationFrame(checkFrame)
}

/** Runs in the page before its scripts: waits until all skeletons have made way for what the server answered. */
function observeSkeletonsInPage(): void {
  const seen: Observed = {}
  Object.assign(globalThis, { seen })
  const checkFrame = () => {
    const isLoading =
      document.readyState === 'loading' ||
      [...document.querySelectorAll('.skeleton')].some((skeleton) => skeleton.checkVisibility())
    if (isLoading) requestAnimationFrame(checkFrame)
    else seen.dataVisible = performance.now()
  }
  requestAnimationFrame(checkFrame)
}

/** Runs in the page before its scripts: adds up its long tasks. */
function observeLongTasksInPage(): void {
  const seen = { blocking: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page after the last event that is observed. */
function readTimesInPage() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('/v1/'))
  const { seen } = globalThis as unknown as { seen: Observed }
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    html: navigation?.responseEnd ?? Number.NaN,
    firstCall: call?.startTime ?? Number.NaN,
    seen,
  }
}

/** Runs in the page: returns its visible text without spaces, invite codes and texts for screen readers. */
function readTextInPage(): string {
  for (const region of document.querySelectorAll('[aria-live],[role=status]')) region.remove()
  return document.body.innerText.replaceAll(/[\s\u200B]+|M[0-9A-F]{7}/g, '')
}

/** Time after the `load` event in ms, within which the long tasks of a page end. */
const settleTime = 3000

/** Limits the connection and the processor of a page to those of a device. */
async function simulateDevice(session: CDPSession, { latency, throughput, slowdown }: Device): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

type Totals = Pick<Figures, 'bytes' | 'scriptBytes' | 'requests'>

/** Counts the requests of a page from now on, in the returned object. */
function countRequests(session: CDPSession): Totals {
  const totals: Totals = { bytes: 0, scriptBytes: 0, requests: 0 }
  const headersOfScripts = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headersOfScripts.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totals.requests += 1
    totals.bytes += encodedDataLength
    const headers = headersOfScripts.get(requestId)
    if (headers !== undefined) totals.scriptBytes += encodedDataLength - headers
  })
  return totals
}

/** A page in a new profile without a cache on a device. */
type Visit = { page: Page; totals: Totals }

/** Opens a page in which a function runs before its scripts, and returns what `read` makes of it. */
async function visit<Result>(
  browser: Browser,
  url: string,
  device: Device,
  observe: () => void,
  read: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    userAgent: userAgents.androidBrowser,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await simulateDevice(session, device)
    const totals = countRequests(session)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    return await read({ page, totals })
  } finally {
    await context.close()
  }
}

/** Waits until a page has seen an event, and until it has loaded everything. */
async function waitUntilSeen(page: Page, event: keyof Observed): Promise<void> {
  await page.waitForFunction((key) => (globalThis as unknown as { seen: Observed }).seen[key] !== undefined, event)
  await page.waitForLoadState('networkidle')
}

/**
 * Measures how long tasks of a page block it, in ms. Nothing else is observed, as looking at the page in each frame makes
 * it lay itself out more often.
 */
async function measureBlocking(browser: Browser, url: string, device: Device): Promise<number> {
  return visit(browser, url, device, observeLongTasksInPage, async ({ page }) => {
    await page.waitForTimeout(settleTime)
    return page.evaluate(() => (globalThis as unknown as { seen: { blocking: number } }).seen.blocking)
  })
}

/** Reads what a visit has measured; its `seen` has what only some pages observe. */
async function readVisit({ page, totals }: Visit) {
  const { seen, html, ...times } = await page.evaluate(readTimesInPage)
  const callAfterHtml = times.firstCall - html
  return { seen, figures: { ...times, callAfterHtml, dataVisible: seen.dataVisible ?? Number.NaN, ...totals } }
}

/** Visits the invitation screen and taps "copy". Returns the measurements and the text of the page. */
export async function visitInvitation(
  browser: Browser,
  url: string,
  device: Device,
): Promise<Figures & { text: string }> {
  const blocking = await measureBlocking(browser, url, device)
  return visit(browser, url, device, observeInvitationInPage, async (opened) => {
    await waitUntilSeen(opened.page, 'tapAnswered')
    const { seen, figures } = await readVisit(opened)
    return {
      ...figures,
      buttonVisible: seen.tapped ?? Number.NaN,
      tapAnswered: seen.tapAnswered ?? Number.NaN,
      blocking,
      text: await opened.page.evaluate(readTextInPage),
    }
  })
}

/** Visits a screen of ours until its data are visible. */
export async function visitScreen(
  browser: Browser,
  url: string,
  device: Device,
): Promise<Omit<Figures, 'buttonVisible' | 'tapAnswered'>> {
  const blocking = await measureBlocking(browser, url, device)
  return visit(browser, url, device, observeSkeletonsInPage, async (opened) => {
    await waitUntilSeen(opened.page, 'dataVisible')
    const { figures } = await readVisit(opened)
    return { ...figures, blocking }
  })
}
