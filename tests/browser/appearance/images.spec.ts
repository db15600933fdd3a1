import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { selectShare } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'

/**
 * All pictures of the content are SVGs today. These tests take generated raster pictures through checking, publishing
 * and rendering, and inspect the resulting pages.
 */
let folder = ''

// In one worker, which renders the pages once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'raster-pages-'))
  const script = ['tools/commands/run.mjs', 'tests/support/sites/render-raster-pages.ts', folder]
  const { status, stderr } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})

test.afterAll(async () => rm(folder, { recursive: true, force: true }))

/** Opens one of the rendered pages as if it were published. */
async function open(page: Page, name: string, withoutFormats: readonly string[] = []): Promise<void> {
  const rendered = await readFile(path.join(folder, `${name}.html`), 'utf8')
  const html = withoutFormats.reduce(
    (rest, format) => rest.replaceAll(new RegExp(`<source type="image/${format}"[^>]*>`, 'g'), ''),
    rendered,
  )
  await page.route('**/raster-page/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/media/**', (route) =>
    route.fulfill({ path: path.join(folder, 'media', path.basename(new URL(route.request().url()).pathname)) }),
  )
  // There are no QR codes for these pages.
  await page.route('**/qr/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('/raster-page/')
}

type DisplayedPicture = {
  file: string
  className: string
  needs: number
  width: number
  stated: number
  chosen: number
  largest: number
}

/** Every visible picture once it has loaded: the chosen file, and its displayed, declared and stored width. */
async function readPictures(page: Page): Promise<DisplayedPicture[]> {
  for (const button of await page.locator('dialog').all())
    await button.evaluate((dialog) => (dialog as HTMLDialogElement).showModal())
  for (const img of await page.locator('img:visible:not([src^="/qr/"])').all()) {
    await img.scrollIntoViewIfNeeded()
    await expect.poll(() => img.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true)
  }
  return page.locator('img:visible:not([src^="/qr/"])').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((img) => {
      const { width } = img.getBoundingClientRect()
      const widths = [...(img.parentElement?.querySelector('source')?.srcset ?? '').matchAll(/ (\d+)w/g)].map(
        ([, number]) => Number(number),
      )
      const chosen = Number(/-(\d+)\.[0-9a-f]{10}\.\w+$/.exec(img.currentSrc)?.[1])
      const file = img.currentSrc.replace(/.*\//, '')
      // The browser scales the natural width by `sizes`, so both are equal.
      return {
        file,
        className: img.className,
        needs: width * devicePixelRatio,
        width,
        stated: img.naturalWidth,
        chosen,
        largest: Math.max(...widths),
      }
    }),
  )
}

const screens = [
  { width: 320, height: 640, density: 2 },
  { width: 375, height: 740, density: 3 },
  { width: 430, height: 900, density: 3 },
  { width: 768, height: 900, density: 1 },
  { width: 1280, height: 900, density: 2 },
]

for (const [row, { width, height, density }] of screens.entries()) {
  test.describe(`at ${width} px and ${density} device pixels a pixel`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    for (const name of selectShare(['month', 'noodles', 'shop'], row, 3)) {
      test(`${name}: every raster picture is AVIF, wide enough and not wider than its place asks for`, async ({
        page,
      }) => {
        await open(page, name)
        const displayed = await readPictures(page)
        expect(displayed.length).toBeGreaterThan(2)
        for (const picture of displayed) {
          const description = JSON.stringify(picture)
          expect(picture.file, description).toMatch(/\.avif$/)
          expect(picture.width, description).toBeLessThanOrEqual(picture.stated + 1)
          // Up to an eighth fewer pixels than the screen has is not noticeable.
          expect(picture.chosen >= picture.needs * 0.85 || picture.chosen === picture.largest, description).toBe(true)
          // Pictures that fill their container declare that width; logos and cards are limited by other dimensions too.
          if (picture.className.includes('block'))
            expect(picture.width, description).toBeGreaterThan(picture.stated * 0.6)
        }
      })
    }
  })
}

test.use({ viewport: { width: 375, height: 740 } })

test('a browser without AVIF takes WebP, and one without either the last file', async ({ page }) => {
  await open(page, 'noodles', ['avif'])
  expect((await readPictures(page)).map(({ file }) => file.replace(/.*\./, ''))).toContain('webp')
  await open(page, 'noodles', ['avif', 'webp'])
  expect([...new Set((await readPictures(page)).map(({ file }) => file.replace(/.*\./, '')))].sort()).toEqual([
    'jpg',
    'png',
  ])
})

test('nothing moves while pictures load late, and the key visual’s colour fills its space', async ({ page }) => {
  await open(page, 'noodles')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/media/**', async (route) => {
    await released
    await route.fulfill({ path: path.join(folder, 'media', path.basename(new URL(route.request().url()).pathname)) })
  })
  await page.goto('/raster-page/', { waitUntil: 'commit' })
  const visual = page.locator('img[fetchpriority=high]')
  // A file's height is an integer, so a picture's may change by half a pixel; nothing else may.
  const measure = async () => ({
    height: Math.floor((await visual.boundingBox())?.height ?? 0),
    page: await page.evaluate(() => document.documentElement.scrollHeight),
  })
  const before = await measure()
  expect(before.height).toBeGreaterThan(250)
  expect(await visual.evaluate((img) => getComputedStyle(img).backgroundColor)).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
  release()
  await readPictures(page)
  await page.evaluate(() => scrollTo(0, 0))
  const after = await measure()
  expect(after.height).toBe(before.height)
  expect(Math.abs(after.page - before.page)).toBeLessThanOrEqual(1)
})
