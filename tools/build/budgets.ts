import type { PageReport } from './report.ts'
import { total } from './weigh.ts'

type Budget = { name: string; pages: RegExp; limit: number }

/**
 * The most that a first visit to a page may load: HTML, CSS and scripts in bytes of brotli, without pictures and API
 * calls. The first budget that matches a page applies. A page over its budget fails the build.
 */
export const budgets: readonly Budget[] = [
  // With 「いくら戻る？」, whose script, marks and rules are 1.2 kB of it, 0.45 to read a sum as people write it, 0.4 for what
  // to do where the app does not open, and 0.14 for a compression that takes 20 ms, not 50.
  { name: 'campaign page', pages: /^jp\/card\/\d{6}-\d+\/(?!(?:in-app\/)?index)/, limit: 12_900 },
  // A poster whose state follows from its campaigns, a calendar, and often two campaigns in full, in order and folded.
  { name: 'month page', pages: /^jp\/card\/\d{6}-\d+\//, limit: 16_300 },
  // With up to 40 campaigns of all months.
  { name: 'page of what runs now', pages: /^jp\/card\/(?:in-app\/)?index/, limit: 10_000 },
  // With the campaigns that may run instead.
  { name: 'error page', pages: /^(?:404|errors\/\d+)\.html$/, limit: 7_000 },
  { name: 'install page', pages: /^install-app\//, limit: 6_000 },
  // It grows with the number of campaigns: 13,600 with 1,000 of them.
  { name: 'list of campaigns', pages: /^campaigns\//, limit: 20_000 },
  { name: 'list of blocks', pages: /^examples\/blueprints\//, limit: 30_000 },
  // Of which 3 kB end its lines between phrases, in a browser as on the server.
  { name: 'screen', pages: /^(?:jp|guide|r|examples)\//, limit: 173_000 },
]

/** One message for each page that is over its budget or matches none. */
export function exceededBudgets(pages: readonly PageReport[]): string[] {
  return pages.flatMap(({ page, weight }) => {
    const budget = budgets.find((candidate) => candidate.pages.test(page))
    if (!budget) return [`${page}: no budget speaks of it. Add a row in tools/build/budgets.ts.`]
    const bytes = total(weight)
    return bytes <= budget.limit
      ? []
      : [
          `${page}: ${bytes} bytes of brotli, more than the ${budget.limit} of a ${budget.name}. Make it lighter, or raise the budget with a reason.`,
        ]
  })
}
