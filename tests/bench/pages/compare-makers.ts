import type { Browser } from '@playwright/test'

import { median, type Row } from '../support/row.ts'
import { checkSameness } from './check-sameness.ts'
import { comparedPage, frozenFiles } from './frozen-page.ts'
import { makePages, type Maker } from './makers.ts'
import { codeColumn, lighthouseRows, perfect, weightRows } from './page-rows.ts'
import { startPageServer } from './page-server.ts'
import { runLighthouse, type Report } from './run-lighthouse.ts'
import { visitPage, type Visit } from './visit-page.ts'

type Served = Maker & { url: string; stop: () => Promise<void>; visit: Visit; reports: Report[] }

async function serve(maker: Maker, browser: Browser): Promise<Served> {
  const { origin, stop } = await startPageServer(maker.folder, frozenFiles)
  const url = origin + comparedPage
  return { ...maker, url, stop, visit: await visitPage(browser, url), reports: [] }
}

/** Our goals: lighter than Astro with inlined CSS, no more requests, and close to the page written by hand. */
function withGoals(rows: readonly Row[]): Row[] {
  const getMedian = (maker: Maker['who'], column: string) =>
    median(rows.find(({ who, what }) => who === maker && what === column)?.runs ?? [])
  return rows.flatMap((row): Row[] => {
    if (row.who !== 'ours') return [row]
    if (row.what === 'requests') return [{ ...row, goal: getMedian('Astro, CSS inlined', 'requests'), goalIs: '≤' }]
    if (row.what !== codeColumn.brotli) return [row]
    const byHand: Row = {
      ...row,
      what: 'times the one by hand',
      unit: 'ratio',
      runs: [median(row.runs) / getMedian('by hand', row.what)],
      goal: 1.5,
      goalIs: '≤',
    }
    return [{ ...row, goal: getMedian('Astro, CSS inlined', row.what) }, byHand]
  })
}

/** Measures the same page by all makers in alternation, so that load on the machine affects all of them. */
export async function compareMakers(browser: Browser, runs: number): Promise<Row[]> {
  const served: Served[] = []
  try {
    for (const maker of await makePages()) served.push(await serve(maker, browser))
    const ours = served.find(({ who }) => who === 'ours')
    for (const { who, visit } of served) if (ours) checkSameness(who, ours.visit, visit)
    for (let run = 1; run <= runs; run += 1) {
      console.log(`› Lighthouse on the same page of ${served.length} makers, round ${run} of ${runs} …`)
      for (const { url, reports } of served) reports.push(await runLighthouse(url))
    }
  } finally {
    for (const { stop } of served) await stop()
  }
  return withGoals(
    served.flatMap(({ who, visit, reports }) => [
      ...weightRows(who, visit),
      ...lighthouseRows(who, reports, who === 'ours' ? perfect : undefined),
    ]),
  )
}
