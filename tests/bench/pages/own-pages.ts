import type { Browser } from '@playwright/test'

import { outFolder } from '#tools/commands/project-paths.ts'

import { projectSite, pagePaths } from '../../support/sites/content-sites.ts'
import { repeat, type Row } from '../support/row.ts'
import { everyPageRows, lighthouseRows, perfect, weightRows } from './page-rows.ts'
import { startPageServer } from './page-server.ts'
import { isPerfect, runLighthouse, type Report } from './run-lighthouse.ts'
import { visitPage } from './visit-page.ts'

const summaryPage = '/jp/card/202304-1/'

/** Prints the scores and metrics of a run, the element of its largest paint, and its failed audits. */
function printReport(path: string, { scores, figures, failed, largest }: Report): void {
  const failures = failed.map(({ category, audit, details: what }) => `\n    ${category}: ${audit} ${what}`)
  console.log(
    `  ${path}  ${Object.values(scores).join('/')}  TBT ${Math.round(figures.TBT)}  CLS ${figures.CLS.toFixed(3)}  LCP ${largest}${failures.join('')}`,
  )
}

/** Prints the last run of a page that is not perfect in the median run. */
function printIfImperfect(path: string, reports: readonly Report[]): void {
  const report = reports.at(-1)
  if (report && !isPerfect(reports)) printReport(path, report)
}

/** Measures the page of a month, which the other makers of pages in the benchmark do not have. */
export async function measureSummaryPage(browser: Browser, runs: number): Promise<Row[]> {
  const { origin, stop } = await startPageServer(outFolder)
  console.log(`› Lighthouse on ${summaryPage} …`)
  const visit = await visitPage(browser, origin + summaryPage)
  const reports = await repeat(runs, () => runLighthouse(origin + summaryPage))
  printIfImperfect(summaryPage, reports)
  await stop()
  return [...weightRows(summaryPage, visit), ...lighthouseRows(summaryPage, reports, perfect)]
}

/** Measures every campaign page. Prints the reason of those that are not perfect in the median run. */
export async function measureEveryPage(runs: number): Promise<Row[]> {
  const { origin, stop } = await startPageServer(outFolder)
  const pages: Report[][] = []
  const campaigns = pagePaths(projectSite).filter((url) => url.startsWith('/jp/card/2'))
  for (const [index, path] of campaigns.entries()) {
    console.log(`› Lighthouse on ${path} (${index + 1} of ${campaigns.length}) …`)
    const reports = await repeat(runs, () => runLighthouse(`${origin}${path}`))
    pages.push(reports)
    printIfImperfect(path, reports)
  }
  await stop()
  return everyPageRows(pages)
}
