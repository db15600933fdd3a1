import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { chromium, devices } from '@playwright/test'

import { outFolder, root } from '#tools/commands/project-paths.ts'
import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { production } from '#tools/commands/targets.ts'
import { sandboxApi } from '#tools/hosting/sandbox-api.ts'
import { startServer } from '#tools/hosting/server.ts'

import { findChromium } from '#tools/shared/processes/find-chromium.ts'

const pages = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const widths = [320, 375, 768, 1280]
const folder = path.join(root, '.cache', 'screenshots')

// npm run screenshots -- /jp/card/202302-1/ …: full-page screenshots at four widths, to look at.
if (!(await buildSiteIfChanged(production))) process.exit(1)
await mkdir(folder, { recursive: true })
const server = await startServer(outFolder, 0, sandboxApi())
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--force-prefers-reduced-motion'],
})
for (const page of pages.length > 0 ? pages : ['/jp/card/202302-1/', '/jp/card/202302-1/restaurant/']) {
  for (const width of widths) {
    const isPhone = width < 700
    const context = await browser.newContext({
      viewport: { width, height: isPhone ? 740 : 900 },
      deviceScaleFactor: isPhone ? 2 : 1,
      ...(isPhone ? { userAgent: devices['iPhone 13'].userAgent } : {}),
    })
    const tab = await context.newPage()
    await tab.clock.setFixedTime(new Date(process.env['AT'] ?? '2023-02-10T12:00:00+09:00'))
    await tab.goto(`${server.origin}${page}`)
    // Scrolls through the page once, so that lazy pictures load.
    await tab.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
      window.scrollTo(0, 0)
    })
    if (process.env['OPEN'] && (await tab.locator('[data-opens]:visible').count()) > 0)
      await tab.locator('[data-opens]:visible').first().click()
    const name = `${page.replaceAll('/', '_').replace(/^_|_$/g, '')}-${width}${process.env['OPEN'] ? '-open' : ''}.png`
    await tab.screenshot({ path: path.join(folder, name), fullPage: !process.env['OPEN'] })
    await context.close()
  }
}
await browser.close()
await server.stop()
console.log(`Screenshots are in ${path.relative(root, folder)}/`)
