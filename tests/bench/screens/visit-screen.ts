import type { Browser, Page } from '@playwright/test'

import { userAgents } from '../../support/pages/page-test.ts'

/** A phone's connection and processor. */
export type Device = {
  name: string
  latency: number
  /** In bytes a second. */
  throughput: number
  slowdown: number
}

export const devices: readonly Device[] = [
  { name: 'slow 4G, ÷4', latency: 150, throughput: 1_600_000 / 8, slowdown: 4 },
  { name: 'fast', latency: 5, throughput: 50_000_000 / 8, slowdown: 1 },
]

/** The measurements of one visit: times in ms since the start of the navigation, sizes in transferred bytes. */
export type Figures = {
  firstPaint: number
  /** From the end of the HTML to the first call; negative where it leaves before. */
  callAfterHtml: number
  firstCall: number
  dataVisible: number
  /** From the tap on "copy", made as soon as the button is there, to its answer on the screen. */
  tapAnswered: number
  blocking: number
  bytes: number
  scriptBytes: number
  requests: number
}

type Observed = { dataVisible?: number; tapped?: number; tapAnswered?: number; blocking: number }

/** Observes, frame by frame, when the code is on the screen, taps "copy" at once, and waits for the answer. */
function observe(): void {
  const seen: Observed = { blocking: 0 }
  Object.assign(globalThis, { seen })
  // Writing to the real clipboard would wait for a permission.
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const section = document.querySelector('[aria-labelledby="own-code"]')
    const code = section?.querySelector('.select-all span')?.textContent ?? ''
    const feedback = section?.querySelector('p[aria-hidden]')?.textContent ?? ''
    if (
      seen.dataVisible === undefined &&
      code !== '' &&
      section?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    ) {
      seen.dataVisible = performance.now()
      const button = [...section.querySelectorAll('button')].find((one) => one.textContent.includes('コピー'))
      seen.tapped = performance.now()
      button?.click()
    }
    if (seen.tapped !== undefined && feedback !== '') seen.tapAnswered = performance.now() - seen.tapped
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function readTimes() {
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

/** The visible text without what differs by visitor and what is only read aloud. */
function readText(): string {
  for (const region of document.querySelectorAll('[aria-live],[role=status]')) region.remove()
  return document.body.innerText.replaceAll(/\s+|M[0-9A-F]{7}/g, '')
}

/** How long a page is observed after the answer to the tap, in ms, so that work that follows counts as blocking. */
const settleTime = 1500

async function slowDown(page: Page, { latency, throughput, slowdown }: Device): Promise<{ bytes: () => Totals }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const totals: Totals = { bytes: 0, scriptBytes: 0, requests: 0 }
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totals.requests += 1
    totals.bytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') totals.scriptBytes += encodedDataLength
  })
  return { bytes: () => totals }
}

type Totals = Pick<Figures, 'bytes' | 'scriptBytes' | 'requests'>

/** Opens the screen as a visitor who is signed in, in a new profile without a cache. */
export async function visitScreen(browser: Browser, url: string, device: Device): Promise<Figures & { text: string }> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    userAgent: userAgents.androidBrowser,
  })
  try {
    const page = await context.newPage()
    const { bytes } = await slowDown(page, device)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => (globalThis as unknown as { seen: Observed }).seen.tapAnswered !== undefined)
    await page.waitForTimeout(settleTime)
    const { firstPaint, html, firstCall, seen } = await page.evaluate(readTimes)
    const text = await page.evaluate(readText)
    return {
      firstPaint,
      firstCall,
      callAfterHtml: firstCall - html,
      dataVisible: seen.dataVisible ?? Number.NaN,
      tapAnswered: seen.tapAnswered ?? Number.NaN,
      blocking: seen.blocking,
      ...bytes(),
      text,
    }
  } finally {
    await context.close()
  }
}
