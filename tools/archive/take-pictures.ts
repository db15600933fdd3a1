import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { chromium } from 'playwright-core'

import { sha256Of } from '../shared/hash.ts'
import { findChromium, findHeadlessShell } from '../shared/find-chromium.ts'
import { phone } from './show-state.ts'

/** A picture of an archived file, and the SHA-256 of its bytes. */
export type ArchivedPicture = { file: string; of: string; sha256: string }

/**
 * Device pixels for each CSS pixel. At 2, as on phones, the pictures of all pages take 200 MB and twice the time; what is
 * fine is in the file itself, which can be magnified.
 */
const density = 1

/**
 * Takes a picture of each archived file at the width of a phone, without a network, beside the file. `tell` is called
 * after each.
 * @throws Error that says what to install if there is no Chromium
 */
export async function takePictures(
  folder: string,
  files: readonly string[],
  tell: (count: number) => void,
): Promise<{ browser: string; pictures: ArchivedPicture[] }> {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: ['--no-sandbox', '--hide-scrollbars', '--force-prefers-reduced-motion'],
  })
  try {
    const context = await browser.newContext({ viewport: phone, deviceScaleFactor: density, offline: true })
    const page = await context.newPage()
    const pictures: ArchivedPicture[] = []
    for (const of of files) {
      await page.setViewportSize(phone)
      await page.goto(pathToFileURL(path.join(folder, of)).href)
      // What sticks to the foot of a window stands in its own place in one that is as high as the page.
      await page.setViewportSize({ ...phone, height: await page.evaluate(() => document.body.scrollHeight) })
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
      const file = of.replace(/\.html$/, '.png')
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), await page.screenshot({ fullPage: true, animations: 'disabled' }))
      pictures.push({ file, of, sha256: sha256Of(readFileSync(path.join(folder, file))) })
      tell(pictures.length)
    }
    return { browser: `Chromium ${browser.version()}`, pictures }
  } finally {
    await browser.close()
  }
}
