import { describeStatus } from '#domain/time/describe-period-status.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'
import { parseSpan } from '#domain/time/spans.ts'

import { callInPage } from './call-in-page.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import type { OpenTime } from './open-time.ts'

type ShownPeriod = {
  /** Start and end, as `formatSpan` writes them. */
  period: string
  status: string
  isLastDay: boolean
  /** The status in words, or null if the words are hidden. */
  text: string | null
}

/** Runs in the page. Returns all periods of the page, with the status that the page shows of each. */
function readShownPeriods(): ShownPeriod[] {
  return [...document.querySelectorAll<HTMLElement>('[data-period]')].map((element) => {
    const { period = '', status = '' } = element.dataset
    const texts = [...element.querySelectorAll('[data-words]')]
    const text = texts.find((words) => words.checkVisibility() && words.closest('[data-period]') === element)
    return { period, status, isLastDay: element.hasAttribute('data-last'), text: text?.textContent ?? null }
  })
}

function findProblems({ period, status, isLastDay, text }: ShownPeriod, { opened, latest }: OpenTime): string[] {
  const { start, end } = parseSpan(period)
  const expectedText = describeStatus(start, end, opened)
  const laterText = describeStatus(start, end, latest)
  const problems: string[] = []
  if (status !== periodStatusAt(start, end, opened)) problems.push(`${period} is ${status}`)
  if (isLastDay !== expectedText.startsWith('今日まで'))
    problems.push(`${period} ${isLastDay ? 'has' : 'lacks'} its last day`)
  if (text !== null && text !== expectedText && text !== laterText)
    problems.push(`${period} says 「${text}」, not 「${expectedText}」`)
  return problems
}

/** Compares the statuses of all periods of the open page with the clock. A page without periods is a problem, too. */
export async function checkPeriodStatuses(
  page: WebkitPage,
  openTime: OpenTime,
): Promise<{ count: number; problems: string[] }> {
  const periods = await callInPage(page, readShownPeriods)
  const problems = periods.flatMap((period) => findProblems(period, openTime))
  return { count: periods.length, problems: periods.length === 0 ? ['states no period'] : problems }
}
