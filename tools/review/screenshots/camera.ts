import { chromium, devices, type Browser, type BrowserContext, type Page, type Route } from 'playwright-core'

import { defaultScenario } from '#api-client/sandbox/scenarios.ts'
import { isInAppPath } from '#content-layer/common/routes.ts'

import { getMediaType } from '../../hosting/media-types.ts'
import type { Version } from '../../compare/compare-versions.ts'
import { findChromium, findHeadlessShell } from '../../shared/processes/find-chromium.ts'
import { settle, type Traffic } from './settle.ts'
import type { Viewport } from './viewports.ts'

/** A picture to take: a page of a version at a moment (milliseconds since 1970 UTC). */
export type Screenshot = { pagePath: string; viewport: Viewport; at: number }

/** Takes pictures of whole pages as PNG. The same page, code and moment result in the same pixels. */
export type Camera = { take: (version: Version, screenshot: Screenshot) => Promise<Buffer>; close: () => Promise<void> }

/** Maximum height of a picture in Chromium; only the page of all examples is higher. */
const maxPageHeight = 16_000

/** Hides the preview's bar, and shows what the sandbox's default visitor sees. */
const query = `?bar=off&scenario=${defaultScenario}`

/** Origin of pages. It receives no requests, because each is answered from memory. */
const origin = 'https://review.example'

/** Returns the window and, of a phone, the user agent: that of its browser or of the app. */
function getContextOptions({ width, height, isPhone }: Viewport, isInApp: boolean, appToken: string) {
  const viewport = { width, height }
  if (!isPhone) return { viewport }
  const app = isInApp ? ` ${appToken}/99999` : ''
  return { viewport, userAgent: `${devices['iPhone 13'].userAgent}${app}` }
}

/** Counts the requests of a context, and the responses that its pages have received. */
function countRequests(context: BrowserContext): Traffic {
  let [requested, ended] = [0, 0]
  context.on('request', () => (requested += 1))
  const end = () => (ended += 1)
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return { events: () => requested + ended, pending: () => requested - ended }
}

async function respondFromVersion(route: Route, version: Version): Promise<void> {
  const { pathname, origin: requested } = new URL(route.request().url())
  const file = requested === origin ? await version.file(decodeURIComponent(pathname)) : undefined
  if (!file) return route.fulfill({ status: 404, body: '' })
  const contentType = getMediaType(pathname) ?? 'text/html; charset=utf-8'
  return route.fulfill({ body: file, contentType })
}

type Visit = { version: Version; screenshot: Screenshot; traffic: Traffic }

async function takeScreenshot(page: Page, { version, screenshot, traffic }: Visit): Promise<Buffer> {
  await page.clock.setFixedTime(new Date(screenshot.at))
  await page.goto(`${origin}${version.basePath}${screenshot.pagePath}${query}`, { waitUntil: 'load' })
  await settle(page, traffic)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxPageHeight) }
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/**
 * Starts a browser. `appToken` is the product token that identifies the provider's app (D5).
 * @throws Error that names what to install if there is no Chromium
 */
export async function startCamera(appToken: string): Promise<Camera> {
  const browser: Browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: ['--no-sandbox', '--force-prefers-reduced-motion', '--hide-scrollbars', '--disable-lcd-text'],
  })
  const open = ({ viewport, pagePath }: Screenshot) =>
    browser.newContext({
      ...getContextOptions(viewport, isInAppPath(pagePath), appToken),
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
  return {
    take: async (version, screenshot) => {
      // Each screenshot uses a separate context, because the pages of a context share one clock.
      const context = await open(screenshot)
      try {
        const traffic = countRequests(context)
        await context.route('**/*', (route) => respondFromVersion(route, version))
        return await takeScreenshot(await context.newPage(), { version, screenshot, traffic })
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}
