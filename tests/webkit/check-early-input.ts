import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { serve, type RunningServer } from '#tools/hosting/server/listen-at.ts'

import { openWebkit, type WebkitPage } from './driver/drive-webkit.ts'
import { isWholeGrid } from '../support/run/grid.ts'
import { serveRecording } from '../support/servers/serve-recording.ts'
import { userAgents } from '../support/pages/page-test.ts'
import { pageUrl } from './page-address.ts'

/**
 * Screens with islands that can be used before their scripts are there, and what can be used of them. The button of
 * /r/mercard-application/ opens the app, on which MiniBrowser ends.
 */
const screens: Readonly<Record<string, readonly ('tap' | 'text')[]>> = {
  '/jp/card/campaign/in-app/': ['tap', 'text'],
  '/jp/card/entry/': ['tap', 'text'],
  '/jp/card/entry/refound/': ['tap', 'text'],
}

/** How often each screen is tried: the issue of a race is not seen in one try. */
const tries = isWholeGrid ? 20 : 3

/**
 * Serves what another server serves, with the scripts of the build delayed until `release`. Each page needs an origin
 * of its own, because scripts from the browser's cache could not be delayed.
 */
async function serveDelayed(origin: string): Promise<RunningServer & { release: () => void }> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = await serve((incoming, outgoing) => {
    const isScript = /^\/scripts\/.*\.js/u.test(incoming.url ?? '')
    void (isScript ? released : Promise.resolve()).then(() => {
      const { method, headers } = incoming
      const forwarded = request(new URL(incoming.url ?? '/', origin), { method, headers }, (proxied) => {
        outgoing.writeHead(proxied.statusCode ?? 502, proxied.headers)
        proxied.pipe(outgoing)
      })
      forwarded.on('error', () => outgoing.destroy())
      incoming.pipe(forwarded)
    })
  }, 0)
  return { ...server, release }
}

/** Marks all visible elements of islands that a selector finds with their numbers. Returns how many there are. */
function mark(selector: string, name: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element, index) => element.setAttribute('data-probe', '${name}' + index)).length`
}

const marked = (name: string) => `//*[@data-probe='${name}']`
const readValueScript = (name: string) => `document.querySelector('[data-probe="${name}"]')?.value`
const isDone = `document.documentElement.dataset.hydration === 'done'`

/** Counts clicks that reach the window: an early one does not before it is made again. Nothing leaves the page. */
const countClicks = `window.clicks = 0, addEventListener('click', (event) => {
  if (event.target.closest('[data-island] :is(button, a)')) { window.clicks += 1; event.preventDefault() }
})`

async function openDelayed(page: WebkitPage, url: string): Promise<void> {
  await page.read(`window.isOld = true, location.assign(${JSON.stringify(url)})`)
  const isParsed = `window.isOld === undefined && document.readyState !== 'loading'`
  await page.until(isParsed)
  await page.read(countClicks)
}

async function tryText(page: WebkitPage, attempt: number, release: () => void): Promise<string | undefined> {
  const count = Number(
    await page.read(
      mark('[data-island] input:not([type=range], [type=radio], [type=checkbox], [type^=date])', 'field'),
    ),
  )
  if (count === 0) return 'no field'
  const name = `field${attempt % count}`
  await page.tap(marked(name))
  await page.read(`document.activeElement.select()`)
  await page.type(`${attempt + 1}000`)
  const before = await page.read(readValueScript(name))
  if ((await page.read(isDone)) === true) return 'the scripts were not held back'
  release()
  await page.until(isDone)
  await wait(100)
  const after = await page.read(readValueScript(name))
  return before !== '' && before === after ? undefined : `${String(before)} became ${String(after)}`
}

async function tryTap(page: WebkitPage, attempt: number, release: () => void): Promise<string | undefined> {
  const count = Number(await page.read(mark('[data-island] :is(button:not([data-yen]), a[href])', 'button')))
  if (count === 0) return 'no button'
  await page.tap(marked(`button${attempt % count}`))
  if ((await page.read(`document.querySelectorAll('[data-tapped]').length`)) !== 1) return 'the tap was not shown'
  if ((await page.read(isDone)) === true) return 'the scripts were not held back'
  release()
  await page.until(isDone)
  await page.until('window.clicks === 1')
  return undefined
}

/** Types and taps on every screen while its scripts are delayed, each time on a freshly opened page. */
export async function checkEarlyInput(folder: string): Promise<{ taps: number; texts: number; problems: string[] }> {
  const site = await serveRecording(folder)
  const page = await openWebkit(userAgents.iosApp, 'none')
  const problems: string[] = []
  const counts = { tap: 0, text: 0 }
  for (const [path, kinds] of Object.entries(screens)) {
    for (const kind of kinds) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const { origin, release, stop } = await serveDelayed(site.origin)
        const tryOnce = async () => {
          await openDelayed(page, origin + pageUrl(path, { at: '2023-05-10T12:00' }))
          const folds = Number(await page.read(mark('[data-island] summary', 'fold')))
          for (let fold = 0; fold < folds; fold += 1) await page.tap(marked(`fold${fold}`))
          return kind === 'text' ? tryText(page, attempt, release) : tryTap(page, attempt, release)
        }
        const problem = await tryOnce().catch((error: unknown) => String(error))
        if (problem !== undefined) problems.push(`${path} ${kind} ${attempt + 1}: ${problem}`)
        counts[kind] += 1
        await stop(0)
      }
    }
  }
  await page.close()
  await site.stop()
  return { taps: counts.tap, texts: counts.text, problems }
}
