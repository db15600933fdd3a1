import { formatForInput } from '#domain/time/format-time.ts'
import { listMomentsOfPeriods, momentNames, type Moment } from '#domain/time/period-moments.ts'

import { pagePaths, projectSite, readSpans } from '../support/sites/content-sites.ts'
import { checkActionBar, checkActionDialog } from './check-campaign-action.ts'
import { checkMonthStatuses } from './check-month-statuses.ts'
import { checkPeriodStatuses } from './check-period-statuses.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import { createOpenTime } from './open-time.ts'
import { pageUrl } from './page-address.ts'

type Counts = { states: number; periods: number; months: number; bars: number; dialogs: number }

/** What was compared, and what is wrong. A state is a page at a moment. */
export type Looked = { counts: Counts; problems: string[] }

const noCheck = { count: 0, problems: [] }

/** Opens a page at a moment, and compares what the page states with the clock; during its period, its action, too. */
async function lookAtState(page: WebkitPage, url: string, { name, at }: Moment, environment: string): Promise<Looked> {
  await page.open(url)
  const openTime = createOpenTime(at)
  const actualEnvironment = await page.read('document.documentElement.dataset.environment')
  const periods = await checkPeriodStatuses(page, openTime)
  const months = await checkMonthStatuses(page, openTime)
  const bars = name === 'during' ? await checkActionBar(page) : noCheck
  const dialogs = name === 'during' ? await checkActionDialog(page) : noCheck
  return {
    counts: { states: 1, periods: periods.count, months: months.count, bars: bars.count, dialogs: dialogs.count },
    problems: [
      ...periods.problems,
      ...months.problems,
      ...(actualEnvironment === environment ? [] : [`takes itself for ${String(actualEnvironment)}`]),
      ...bars.problems,
      ...dialogs.problems,
      ...(await page.takeNoise()),
    ],
  }
}

/** Opens every campaign page before, in and after its period, in an environment such as `ios-app`. */
export async function lookAtStates(page: WebkitPage, origin: string, environment: string): Promise<Looked> {
  const total: Counts = { states: 0, periods: 0, months: 0, bars: 0, dialogs: 0 }
  const problems: string[] = []
  const campaignPaths = pagePaths(projectSite).filter((path) => /^\/jp\/card\/\d/.test(path))
  for (const path of campaignPaths)
    for (const moment of listMomentsOfPeriods(readSpans(path))) {
      const url = origin + pageUrl(path, { at: formatForInput(moment.at) })
      const looked = await lookAtState(page, url, moment, environment)
      for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += looked.counts[name]
      problems.push(...looked.problems.map((problem) => `${path} ${momentNames[moment.name]}: ${problem}`))
    }
  return { counts: total, problems }
}
