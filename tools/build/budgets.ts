import { campaignBudget } from '#content-layer/rules/page-size/page-size.ts'

import { computeTotal, type BudgetMessages, type PageReport } from './report.ts'

type Budget = { name: string; pages: RegExp; limit: number }

/**
 * The most that a first visit to a page may load: HTML, CSS and scripts in bytes of brotli, without pictures and API
 * calls. The first budget that matches a page applies.
 */
export const budgets: readonly Budget[] = [
  // Including 「いくら戻る？」, 0.4 kB for the notice where the app does not open, and 0.14 for faster compression.
  { name: 'campaign page', pages: /^jp\/card\/\d{6}-\d+\/(?!(?:in-app\/)?index)/, limit: campaignBudget },
  // Nine campaigns, three of them in full. The check warns of long texts by the number of campaigns.
  { name: 'month page', pages: /^jp\/card\/\d{6}-\d+\//, limit: 21_000 },
  // With up to 40 campaigns of all months, of which the page has 26 in 11,951; the week, the points and the drawn rates
  // are 1.4 kB.
  { name: 'page of what runs now', pages: /^(?:jp\/card\/(?:in-app\/)?)?index/, limit: 12_310 },
  // Including links to campaigns that may be running.
  { name: 'error page', pages: /^(?:404|errors\/\d+)\.html$/, limit: 8_300 },
  // 6,060 in a preview with nine months.
  { name: 'install page', pages: /^install-app\//, limit: 6_150 },
  // It grows with the number of campaigns: 13,600 with 1,000 of them.
  { name: 'list of campaigns', pages: /^campaigns\//, limit: 20_000 },
  { name: 'list of blocks', pages: /^examples\/blueprints\//, limit: 17_670 },
  // Including React DOM (58 kB), TanStack Query (9) and response schemas (7); the list of entries has 111,946.
  { name: 'screen', pages: /^(?:jp|guide|r|examples)\//, limit: 115_200 },
]

/** Additional bytes for the Open Graph tags of a page: 230 to 350 on the pages of 2023. */
export const shareTagsAllowance = 350

/**
 * Returns one message for each page that is over its budget or matches none. Bytes that come from content give a
 * warning, because marketers must not be able to stop the site (D37); bytes that come from code, as in screens, give an
 * error. `allowance` is added to every limit.
 */
export function checkBudgets(pages: readonly PageReport[], allowance = 0): BudgetMessages {
  const [errors, warnings]: [string[], string[]] = [[], []]
  for (const { page, isScreen, weight } of pages) {
    const budget = budgets.find((candidate) => candidate.pages.test(page))
    if (!budget) {
      errors.push(`${page}: no budget applies to it. Add a row in tools/build/budgets.ts.`)
      continue
    }
    const bytes = computeTotal(weight)
    const limit = budget.limit + allowance
    if (bytes <= limit) continue
    const message = `${page}: ${bytes} bytes of brotli, over the budget of ${limit} (${budget.name}).`
    if (isScreen) errors.push(`${message} Make it lighter, or raise the budget with a reason.`)
    else warnings.push(`${message} npm run check says what is heavy.`)
  }
  return { errors, warnings }
}
