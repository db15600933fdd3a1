import { readChosenMonth } from '../entries/read-new-entry-inputs.ts'
import type { KnownMonths } from '../session/known-months.ts'

/** The URL of the form of a campaign, with its month where it is saved. */
const campaignUrl = /^#\/collections\/(?:new-(?!month\b|note\b|shared\b)[\w-]+\/new|campaigns\/entries\/(\d{6}-\d+)\/)/

/** Marks the head of a campaign's form with its month, which the style sheet shows; a new one is saved into it. */
export function markMonth(months: KnownMonths): void {
  const open = campaignUrl.exec(location.hash)
  const month = open ? (open[1] ?? readChosenMonth() ?? months.newest()) : undefined
  for (const head of document.querySelectorAll<HTMLElement>('.content-editor .toolbar h2')) {
    if (month === undefined) delete head.dataset['month']
    else if (head.dataset['month'] !== month) head.dataset['month'] = month
  }
}
