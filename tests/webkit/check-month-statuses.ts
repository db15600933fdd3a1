import { monthStatusAt, type MonthStatus } from '#domain/time/month-status.ts'
import { parseCampaignSpans } from '#domain/time/spans.ts'

import { callInPage } from './call-in-page.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import type { OpenTime } from './open-time.ts'

type ShownMonth = {
  /** Periods of the campaigns of the month, as `formatCampaignSpans` writes them. */
  campaigns: string
  shown: Record<keyof MonthStatus, string | boolean>
}

/** Runs in the page. Returns the months of the page, with the status that the page shows of each. */
function readShownMonths(): ShownMonth[] {
  return [...document.querySelectorAll<HTMLElement>('[data-campaigns]')].map((element) => ({
    campaigns: element.dataset['campaigns'] ?? '',
    shown: {
      status: element.dataset['status'] ?? '',
      isLastDay: element.hasAttribute('data-last'),
      isLastOfAll: element.hasAttribute('data-last-of-all'),
      text: element.querySelector('[data-words]')?.textContent ?? '',
      moment: element.querySelector('[data-moment]')?.textContent ?? '',
    },
  }))
}

function findProblems({ campaigns, shown }: ShownMonth, { opened, latest }: OpenTime): string[] {
  const [onAllPages, inAppOnly] = parseCampaignSpans(campaigns)
  const expected = monthStatusAt(onAllPages, inAppOnly, opened)
  const { text: laterText } = monthStatusAt(onAllPages, inAppOnly, latest)
  const names = Object.keys(expected) as (keyof MonthStatus)[]
  return names
    .filter((name) => shown[name] !== expected[name] && !(name === 'text' && shown.text === laterText))
    .map((name) => `the month's ${name} is 「${String(shown[name])}」, not 「${String(expected[name])}」`)
}

/** Compares the statuses of all months of the open page with the clock. */
export async function checkMonthStatuses(
  page: WebkitPage,
  openTime: OpenTime,
): Promise<{ count: number; problems: string[] }> {
  const months = await callInPage(page, readShownMonths)
  return { count: months.length, problems: months.flatMap((month) => findProblems(month, openTime)) }
}
