import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { outFolder, root } from '#tools/commands/project-paths.ts'
import { production } from '#tools/commands/targets.ts'
import { findChromium } from '#tools/shared/processes/find-chromium.ts'

import { startPageServer } from '../pages/page-server.ts'
import { checkText } from '../pages/check-sameness.ts'
import { median, type Row, type Unit } from '../support/row.ts'
import { makePeers } from './make-peers.ts'
import { readScreenMarkup } from './screen-markup.ts'
import { devices, visitInvitation, visitScreen, type Device, type Figures } from './visit-screen.ts'

const screen = '/jp/card/invitation/'
const signedIn = `${screen}?scenario=signed-in`

/** The other screens of a signed-in visitor: how many calls they make before their data are visible differs. */
const otherScreens = ['/jp/card/entry/', '/jp/card/loyalty/', '/guide/easypay/registration/', '/jp/lending/']

/** Visits of each maker; `--once` asks for one. */
const rounds = 5

const columns: readonly [keyof Figures, string, Unit][] = [
  ['bytes', 'transferred', 'kB'],
  ['scriptBytes', 'scripts', 'kB'],
  ['requests', 'requests', 'requests'],
  ['firstPaint', 'first paint', 'ms'],
  ['firstCall', 'first call', 'ms'],
  ['callAfterHtml', 'first call after the HTML', 'ms'],
  ['dataVisible', 'data on the screen', 'ms'],
  ['buttonVisible', 'buttons on the screen', 'ms'],
  ['tapAnswered', 'first tap answered', 'ms'],
  ['blocking', 'blocking', 'ms'],
]

type Served = { who: string; url: string; stop: () => Promise<void>; visits: Map<Device, Figures[]> }

/** Reads our screen as it is published and as it is once React shows the code, which is visible earlier. */
async function readOurScreen(browser: Browser, origin: string) {
  const published = await readFile(path.join(outFolder, `${screen}index.html`), 'utf8')
  const page = await browser.newPage({ viewport: { width: 375, height: 740 } })
  await page.goto(origin + signedIn)
  const code = page.locator('[aria-labelledby="own-code"] .select-all')
  await page.locator('html[data-hydration=done]').waitFor()
  await page.locator('[data-own-code]').waitFor({ state: 'detached' })
  const markup = readScreenMarkup(published, await page.content(), await code.innerText())
  await page.close()
  return markup
}

/** Our goals: the data on the screen at most 1.2 times as late as by hand and before the Vite app. */
function goalOf(key: keyof Figures, device: Device, served: readonly Served[]): Pick<Row, 'goal' | 'goalIs'> {
  const of = (who: string) =>
    median(
      served
        .find((one) => one.who === who)
        ?.visits.get(device)
        ?.map((one) => one[key]) ?? [],
    )
  if (key === 'callAfterHtml') return { goal: 100, goalIs: '≤' }
  if (key === 'blocking' && device.slowdown === 4) return { goal: 150, goalIs: '≤' }
  if (key === 'scriptBytes') return { goal: 95, goalIs: '≤' }
  if (key === 'dataVisible') return { goal: Math.min(1.2 * of('by hand'), of('Vite and React')), goalIs: '≤' }
  return {}
}

function rowsOf(served: readonly Served[]): Row[] {
  return served.flatMap(({ who, visits }) =>
    [...visits].flatMap(([device, figures]) =>
      columns.map(([key, what, unit]): Row => ({
        part: 'screens',
        who,
        what: `${what}, ${device.name}`,
        unit,
        runs: figures.map((one) => (unit === 'kB' ? one[key] / 1000 : one[key])),
        ...(who === 'ours' ? goalOf(key, device, served) : {}),
      })),
    ),
  )
}

/** Measures the other screens, which have no peers, on the slow device. */
async function visitOtherScreens(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const [slow] = devices
  if (!slow) return []
  const visits = new Map<string, Awaited<ReturnType<typeof visitScreen>>[]>()
  for (let run = 1; run <= runs; run += 1)
    for (const path of otherScreens) {
      console.log(`› ${path}, ${slow.name}, round ${run} of ${runs} …`)
      const visit = await visitScreen(browser, `${origin}${path}?scenario=signed-in`, slow)
      visits.set(path, [...(visits.get(path) ?? []), visit])
    }
  return [...visits].flatMap(([path, figures]) =>
    columns.flatMap(([key, what, unit]): Row[] => {
      if (key === 'buttonVisible' || key === 'tapAnswered') return []
      const runs = figures.map((one) => (unit === 'kB' ? one[key] / 1000 : one[key]))
      return [{ part: 'screens', who: `ours, ${path}`, what: `${what}, ${slow.name}`, unit, runs }]
    }),
  )
}

async function compare(browser: Browser, runs: number): Promise<Row[]> {
  const ours = await startPageServer(outFolder)
  const served: Served[] = [{ who: 'ours', url: ours.origin + signedIn, stop: ours.stop, visits: new Map() }]
  let others: Row[] = []
  try {
    const markup = await readOurScreen(browser, ours.origin)
    others = await visitOtherScreens(browser, ours.origin, runs)
    for (const { who, folder } of await makePeers(path.join(root, '.cache', 'bench-screens'), markup)) {
      const { origin, stop } = await startPageServer(folder, outFolder)
      served.push({ who, url: origin + signedIn, stop, visits: new Map() })
    }
    await takeTurns(browser, served, runs)
  } finally {
    for (const { stop } of served) await stop()
  }
  return [...rowsOf(served), ...others]
}

/** Visits the screens of all makers in alternation, so that load on the machine affects all of them. */
async function takeTurns(browser: Browser, served: readonly Served[], runs: number): Promise<void> {
  for (const device of devices)
    for (let run = 1; run <= runs; run += 1) {
      console.log(`› The invitation screen, ${device.name}, round ${run} of ${runs} …`)
      let ours: string | undefined
      for (const { who, url, visits } of served) {
        const visit = await visitInvitation(browser, url, device)
        ours ??= visit.text
        checkText(who, 'phone', ours, visit.text)
        visits.set(device, [...(visits.get(device) ?? []), visit])
      }
    }
}

/** Measures the invitation screen by us, by hand, and as an app with Vite and React, in alternation. */
export async function benchScreens(_folders: unknown, options: ReadonlySet<string>): Promise<Row[]> {
  if (!(await buildSiteIfChanged(production))) throw new Error('the site could not be built')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    return await compare(browser, options.has('--once') ? 1 : rounds)
  } finally {
    await browser.close()
  }
}
