import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { chromium, devices, type Browser, type Page } from '@playwright/test'

import { outFolder, root } from '#tools/commands/project-paths.ts'
import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { production } from '#tools/commands/targets.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { startServer } from '#tools/hosting/server/server.ts'
import { findChromium } from '#tools/shared/processes/find-chromium.ts'

// npm run screenshots -- /jp/card/202302-1/ …: full-page screenshots at four widths, to look at. AT is the time at which
// the pages are opened; OPEN=1 opens the first dialog of each and takes the window only.

const defaultPages = ['/jp/card/202302-1/', '/jp/card/202302-1/restaurant/']
const widths = [320, 375, 768, 1280]
const folder = path.join(root, '.cache', 'screenshots')
const time = new Date(process.env['AT'] ?? '2023-02-10T12:00:00+09:00')
const opensDialog = Boolean(process.env['OPEN'])

/** Scrolls through a page once, so that lazy pictures load. */
async function scrollThrough(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo(0, 0)
  })
}

async function takeScreenshot(browser: Browser, origin: string, page: string, width: number): Promise<void> {
  const isPhone = width < 700
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    ...(isPhone ? { userAgent: devices['iPhone 13'].userAgent } : {}),
  })
  const tab = await context.newPage()
  await tab.clock.setFixedTime(time)
  await tab.goto(`${origin}${page}`)
  await scrollThrough(tab)
  const openers = tab.locator('[data-opens]:visible')
  if (opensDialog && (await openers.count()) > 0) await openers.first().click()
  const name = `${page.replaceAll('/', '_').replace(/^_|_$/g, '')}-${width}${opensDialog ? '-open' : ''}.png`
  await tab.screenshot({ path: path.join(folder, name), fullPage: !opensDialog })
  await context.close()
}

if (!(await buildSiteIfChanged(production))) process.exit(1)
await mkdir(folder, { recursive: true })
const server = await startServer(outFolder, 0, { api: createSandboxApi() })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--force-prefers-reduced-motion'],
})
const pages = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
for (const page of pages.length > 0 ? pages : defaultPages)
  for (const width of widths) await takeScreenshot(browser, server.origin, page, width)
await browser.close()
await server.stop()
console.log(`Screenshots are in ${path.relative(root, folder)}/`)
