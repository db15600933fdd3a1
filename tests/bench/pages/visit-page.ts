import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { Browser, Request } from '@playwright/test'

import { userAgents } from '../../support/pages/page-test.ts'

export const kinds = ['HTML', 'CSS', 'JS', 'pictures', 'fonts', 'other'] as const
export type Kind = (typeof kinds)[number]

/** Transfer size of a file, in bytes. */
type Load = { path: string; kind: Kind; brotli: number; gzip: number }

type Screen = 'phone' | 'desktop'

/** What a visitor sees: the page's text without whitespace and its pictures; and every request that a phone made. */
export type Visit = { texts: Record<Screen, string>; pictures: Record<Screen, string[]>; loads: Load[] }

const kindOf: Readonly<Record<string, Kind>> = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JS',
  image: 'pictures',
  font: 'fonts',
}

/** Text is compressed; pictures that are already compressed are sent as they are. */
function compressedSize(body: Buffer, type: string): Pick<Load, 'brotli' | 'gzip'> {
  if (!/^text\/|json|javascript|svg/.test(type)) return { brotli: body.length, gzip: body.length }
  return { brotli: brotliCompressSync(body).length, gzip: gzipSync(body, { level: 9 }).length }
}

/** Reads the words of a page, without white space and phrase breaks. */
const readText = () => document.body.innerText.replace(/[\s\u200B]+/g, '')

/** Scrolls through the page once, so that lazy pictures load. */
async function walkThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

const hasLoadedPictures = () =>
  [...document.images].every((image) => image.complete || image.getClientRects().length === 0)

/** @throws Error where the file is missing: a page without content would be light */
async function readLoad(request: Request): Promise<Load> {
  const response = await request.response()
  if (!response?.ok()) throw new Error(`${request.url()}: ${response?.status()}`)
  const body = await response.body().catch(() => Buffer.alloc(0))
  const type = response.headers()['content-type'] ?? ''
  // Requests that the browser makes by itself, such as the favicon's, have the type "other".
  const kind = type.startsWith('image/') ? 'pictures' : (kindOf[request.resourceType()] ?? 'other')
  return { path: new URL(request.url()).pathname, kind, ...compressedSize(body, type) }
}

function picturesOf(loads: readonly Load[]): string[] {
  return [...new Set(loads.filter(({ kind }) => kind === 'pictures').map(({ path }) => path))].sort()
}

/** Opens a page on an Android phone 375 px wide, scrolls to its end, and then widens the window. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 375, height: 740 }, userAgent: userAgents.androidBrowser })
  const loads: Promise<Load>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) loads.push(readLoad(request))
  })
  const look = async () => {
    await page.evaluate(walkThrough)
    await page.waitForFunction(hasLoadedPictures)
    return { text: await page.evaluate(readText), loads: await Promise.all(loads) }
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  const phone = await look()
  await page.setViewportSize({ width: 1280, height: 900 })
  const desktop = await look()
  await page.close()
  return {
    texts: { phone: phone.text, desktop: desktop.text },
    pictures: { phone: picturesOf(phone.loads), desktop: picturesOf(desktop.loads) },
    loads: phone.loads,
  }
}
