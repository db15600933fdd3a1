import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { Browser } from '@playwright/test'

import { userAgents } from '../../support/page-test.ts'

export const kinds = ['HTML', 'CSS', 'JS', 'pictures', 'fonts', 'other'] as const
export type Kind = (typeof kinds)[number]

/** What one file weighs on its way, in bytes. */
type Load = { path: string; kind: Kind; brotli: number; gzip: number }

/** A page as a person sees it on a phone and on a desktop, its words without spaces, and all that it asked for. */
export type Visit = { words: Record<'phone' | 'desktop', string>; loads: Load[] }

const kindOf: Readonly<Record<string, Kind>> = { document: 'HTML', stylesheet: 'CSS', script: 'JS', image: 'pictures', font: 'fonts' }

/** Text is compressed; a picture that is already compressed is sent as it is. */
function weigh(body: Buffer, type: string): Pick<Load, 'brotli' | 'gzip'> {
  if (!/^text\/|json|javascript|svg/.test(type)) return { brotli: body.length, gzip: body.length }
  return { brotli: brotliCompressSync(body).length, gzip: gzipSync(body, { level: 9 }).length }
}

const readWords = () => document.body.innerText.replace(/\s+/g, '')

/** Lazy pictures come when they are near, so the page is walked through once. */
async function walkThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

const hasAllPictures = () => [...document.images].every((image) => image.complete || image.getClientRects().length === 0)

/** Opens a page on an Android phone 375 px wide, goes through it to its end, and then widens the window. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 375, height: 740 }, userAgent: userAgents.androidBrowser })
  const loads: Promise<Load>[] = []
  page.on('requestfinished', (request) => {
    const read = async (): Promise<Load> => {
      const response = await request.response()
      const body = (await response?.body().catch(() => undefined)) ?? Buffer.alloc(0)
      const type = response?.headers()['content-type'] ?? ''
      // A site's icon comes as "other", like all that the browser asks for by itself.
      const kind = type.startsWith('image/') ? 'pictures' : (kindOf[request.resourceType()] ?? 'other')
      return { path: new URL(request.url()).pathname, kind, ...weigh(body, type) }
    }
    if (!request.url().startsWith('data:')) loads.push(read())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(walkThrough)
  await page.waitForFunction(hasAllPictures)
  const phone = await page.evaluate(readWords)
  await page.setViewportSize({ width: 1280, height: 900 })
  const desktop = await page.evaluate(readWords)
  const all = await Promise.all(loads)
  await page.close()
  return { words: { phone, desktop }, loads: all }
}
