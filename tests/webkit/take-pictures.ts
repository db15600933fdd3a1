import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { formatForInput } from '#domain/time/format-time.ts'
import { listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { findChromium } from '#tools/shared/processes/find-chromium.ts'

import { projectSite, pagePaths, readSpans } from '../support/sites/content-sites.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import { screenPaths } from '../support/pages/screen-paths.ts'
import { pageUrl } from './page-address.ts'

/** Width of the window, in CSS pixels. */
const width = 375
/** Height of the window for the first view, in CSS pixels. */
const firstViewHeight = 740
/** Maximum height of the window for the whole page, in CSS pixels. */
const maxHeight = 4_000

/** A page at a moment, which is its `name`. */
type PageToShoot = { name: string; url: string }

/** Returns the pages of the two newest months at every moment, and every screen. */
function listPagesToShoot(): PageToShoot[] {
  const pages = pagePaths(projectSite).filter((url) => /^\/jp\/card\/\d/.test(url))
  const newest = [...new Set(pages.map((url) => url.split('/')[3]))].slice(-2)
  const campaigns = pages.filter((url) => newest.includes(url.split('/')[3]))
  const screens = screenPaths.filter((url) => url !== '/r/mercard-application')
  return [
    ...campaigns.flatMap((url) =>
      listMomentsOfPeriods(readSpans(url)).map(({ name, at }) => ({
        name,
        url: pageUrl(url, { at: formatForInput(at) }),
      })),
    ),
    ...['/campaigns', ...screens].map((url) => ({ name: 'now', url: pageUrl(`${url}/`) })),
  ]
}

/** What taking a picture needs of a browser: `read` evaluates an expression in the page, `until` waits until it is true. */
type Camera = Pick<WebkitPage, 'open' | 'until' | 'read' | 'resize' | 'picture'>

/** Expression that is true once skeletons are gone, and images and fonts have loaded; lazy images may be missing. */
const isSettled = `document.querySelectorAll('.skeleton').length === 0 && [...document.images].every((image) => image.complete || image.loading === 'lazy') && document.fonts.status === 'loaded'`

/** Takes a picture after the coins have fallen, which takes most of a second and ends without an event. */
async function takeAfterAnimation(camera: Camera): Promise<Buffer> {
  await wait(1_000)
  return camera.picture()
}

/** Takes a picture of the first view, or of the whole page up to its maximum height. */
async function takePicture(camera: Camera, url: string, isFullPage: boolean): Promise<Buffer> {
  await camera.resize(width, firstViewHeight)
  await camera.open(url)
  await camera.until(isSettled)
  if (!isFullPage) return takeAfterAnimation(camera)
  const height = Math.min(Number(await camera.read('document.documentElement.scrollHeight')), maxHeight)
  await camera.resize(width, height)
  await camera.until(
    `[...document.images].every((image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight)`,
  )
  return takeAfterAnimation(camera)
}

function chromiumCamera(page: Page): Camera {
  return {
    async open(url) {
      await page.goto(url)
    },
    until: async (expression) => expect.poll(() => page.evaluate(expression)).toBe(true),
    read: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
  }
}

/** Joins two pictures of a page, the second scaled to the height of the first. */
async function joinSideBySide(one: Buffer, other: Buffer): Promise<Buffer> {
  const { height } = await sharp(one).metadata()
  const gap = 40
  const canvas = { width: 4 * width + gap, height, channels: 3, background: '#888888' } as const
  const parts = [
    { input: one, left: 0, top: 0 },
    {
      input: await sharp(other).resize({ height, withoutEnlargement: true }).toBuffer(),
      left: 2 * width + gap,
      top: 0,
    },
  ]
  return sharp({ create: canvas }).composite(parts).png().toBuffer()
}

/** Writes pictures of pages in WebKit, each joined with Chromium's, into a folder. Returns their number. */
export async function takePictures(webkit: Camera, userAgent: string, origin: string, folder: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const context = await browser.newContext({ userAgent, deviceScaleFactor: 2, locale: 'ja-JP', bypassCSP: true })
  const camera = chromiumCamera(await context.newPage())
  let taken = 0
  for (const { name, url: relativeUrl } of listPagesToShoot()) {
    for (const isFullPage of [false, true]) {
      const url = origin + relativeUrl
      const pictures = [takePicture(webkit, url, isFullPage), takePicture(camera, url, isFullPage)] as const
      const [pagePath = ''] = relativeUrl.split('?', 1)
      const fileName = pagePath.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-')
      await writeFile(
        path.join(folder, `${fileName}-${name}${isFullPage ? '-whole' : ''}.png`),
        await joinSideBySide(...(await Promise.all(pictures))),
      )
      taken += 1
    }
  }
  await browser.close()
  return taken
}
