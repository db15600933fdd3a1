import { setTimeout as wait } from 'node:timers/promises'

import { buildSiteIfChanged } from '#site/commands/build-site.ts'
import { outFolder } from '#site/commands/root.ts'
import { sandboxApi } from '#site/hosting/sandbox-api.ts'
import { startServer } from '#site/hosting/server.ts'

import { openFirefox, type FirefoxPage } from './support/drive-firefox.ts'
import { campaignPaths, otherPaths } from './support/site-paths.ts'

/** How long a page may wait for its answers, in milliseconds. */
const patience = 10_000

/** What is wrong with a page as Firefox shows it, in words. */
async function faultsOf(page: FirefoxPage, address: string): Promise<string[]> {
  await page.open(address)
  const until = Date.now() + patience
  while ((await page.read(`document.querySelectorAll('.skeleton').length`)) !== 0 && Date.now() < until) await wait(50)
  const states = [
    { expression: `document.querySelectorAll('.skeleton').length === 0`, fault: 'still waits for its answers' },
    { expression: `document.querySelector('h1, main')?.textContent.trim().length > 0`, fault: 'shows nothing' },
    { expression: `document.documentElement.scrollWidth <= innerWidth`, fault: 'is wider than the screen' },
    { expression: `getComputedStyle(document.body).margin === '0px'`, fault: 'has no style' },
  ]
  const seen: string[] = []
  for (const { expression, fault } of states) if ((await page.read(expression)) !== true) seen.push(fault)
  return [...seen, ...page.takeNoise()]
}

// npm run firefox: opens every page in Firefox and tells what its console says and its policy refuses.
if (!(await buildSiteIfChanged('production'))) process.exit(1)
const pages = [...campaignPaths, ...otherPaths]
const server = await startServer(outFolder, 0, sandboxApi())
const firefox = await openFirefox()
let wrong = 0
for (const path of pages) {
  const faults = await faultsOf(firefox, `${server.origin}${path}/`)
  if (faults.length > 0) wrong += 1
  for (const fault of faults) console.error(`✗ ${path}: ${fault}`)
}
console.log(`${String(await firefox.read('navigator.userAgent'))}: ${pages.length} pages, ${wrong} with something to say.`)
await firefox.close()
await server.stop()
process.exitCode = wrong === 0 ? 0 : 1
