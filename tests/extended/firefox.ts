import { request, type RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { production } from '#tools/commands/targets.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { serve } from '#tools/hosting/server/listen-at.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { foreignChanges } from '../support/pages/change-page.ts'
import { pathsOfSite, projectSite } from '../support/sites/content-sites.ts'
import { openFirefox, type FirefoxPage } from './drive-firefox.ts'
import { screenPaths } from '../support/pages/screen-paths.ts'

/** How long a page may wait for its answers, in milliseconds. */
const timeout = 10_000

/** Problems of a page in Firefox, as text. */
async function findProblems(page: FirefoxPage, url: string): Promise<string[]> {
  await page.open(url)
  const until = Date.now() + timeout
  while ((await page.read(`document.querySelectorAll('.skeleton').length`)) !== 0 && Date.now() < until) await wait(50)
  const states = [
    { expression: `document.querySelectorAll('.skeleton').length === 0`, problem: 'still waits for its answers' },
    { expression: `document.querySelector('h1, main')?.textContent.trim().length > 0`, problem: 'shows nothing' },
    { expression: `document.documentElement.scrollWidth <= innerWidth`, problem: 'is wider than the screen' },
    { expression: `getComputedStyle(document.body).margin === '0px'`, problem: 'has no style' },
  ]
  const seen: string[] = []
  for (const { expression, problem } of states) if ((await page.read(expression)) !== true) seen.push(problem)
  return [...seen, ...page.takeNoise()]
}

/** How long the scripts of a page are delayed to change it before hydration, in milliseconds. */
const delay = 500

/** Returns a proxy that delays scripts, as on a slow phone. */
function withLateScripts(origin: string): RequestListener {
  return (incoming, response) => {
    const { method, headers, url = '/' } = incoming
    const pass = () => {
      const passed = request(new URL(url, origin), { method, headers, agent: false }, (proxied) => {
        // Otherwise Firefox would have them cached for the next page.
        response.writeHead(proxied.statusCode ?? 502, { ...proxied.headers, 'cache-control': 'no-store' })
        proxied.pipe(response)
      })
      // The client may have disconnected.
      passed.on('error', () => response.destroy())
      incoming.pipe(passed)
    }
    setTimeout(pass, url.includes('/scripts/') ? delay : 0)
  }
}

/** Problems of a page that was changed before hydration. */
async function problemsWhereChanged(page: FirefoxPage, url: string, change: () => void): Promise<string[]> {
  await page.open(url, 'interactive')
  if ((await page.read('document.documentElement.dataset.hydration')) !== undefined)
    return ['was taken over before it could be changed']
  await page.read(`(${change.toString()})()`)
  const until = Date.now() + timeout
  const isThere = `document.documentElement.dataset.hydration === 'done' && document.querySelectorAll('.skeleton').length === 0`
  while ((await page.read(isThere)) !== true && Date.now() < until) await wait(50)
  const states = [
    { expression: isThere, problem: 'was not taken over' },
    { expression: `document.querySelector('h1')?.textContent.trim().length > 0`, problem: 'shows nothing' },
    {
      expression: `document.documentElement.dataset.environment === 'other-browser'`,
      problem: 'has lost its environment',
    },
  ]
  const seen: string[] = []
  for (const { expression, problem } of states) if ((await page.read(expression)) !== true) seen.push(problem)
  return [...seen, ...page.takeNoise().filter((line) => !line.includes('Minified React error #418'))]
}

// Opens every page in Firefox and reports console messages and policy violations, and does the same
// for every screen changed before hydration.
if (!(await buildSiteIfChanged(production))) process.exit(1)
const pages = pathsOfSite(projectSite)
const server = await startServer(projectSite.folder, 0, { api: createSandboxApi() })
const firefox = await openFirefox()
let wrong = 0
for (const path of pages) {
  const problems = await findProblems(firefox, server.origin + path)
  if (problems.length > 0) wrong += 1
  for (const problem of problems) console.error(`✗ ${path}: ${problem}`)
}
const late = await serve(withLateScripts(server.origin), 0)
let changed = 0
for (const path of screenPaths.filter((one) => one !== '/install-app')) {
  for (const [name, change] of Object.entries(foreignChanges)) {
    changed += 1
    const problems = await problemsWhereChanged(firefox, `${late.origin}${path}/`, change)
    if (problems.length > 0) wrong += 1
    for (const problem of problems) console.error(`✗ ${path}, ${name}: ${problem}`)
  }
}
await late.stop()
console.log(
  `${String(await firefox.read('navigator.userAgent'))}: ${pages.length} pages, ${changed} changed before hydration, ${wrong} with something to say.`,
)
await firefox.close()
await server.stop()
process.exitCode = wrong === 0 ? 0 : 1
