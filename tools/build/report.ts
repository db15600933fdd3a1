/** The bytes (brotli) that a browser loads for a page before any interaction, without images and API calls. */
type Weight = { html: number; js: number }

export function computeTotal({ html, js }: Weight): number {
  return html + js
}

/** A published page: whether it hosts a screen, and its weight. */
export type PageReport = { page: string; isScreen: boolean; weight: Weight }

/** Messages on page sizes: errors end the build, warnings do not. */
export type BudgetMessages = { errors: string[]; warnings: string[] }

function computeMean(pages: readonly PageReport[]): string {
  const bytes = pages.reduce((sum, { weight }) => sum + computeTotal(weight), 0)
  return pages.length === 0 ? '-' : `${(bytes / pages.length / 1000).toFixed(1)} kB each`
}

/** How much work a build did: pages and QR codes rendered, and texts compressed. */
export type WorkDone = { rendered: number; compressed: number }

type Report = { pages: readonly PageReport[]; budgets: BudgetMessages; workDone: WorkDone }

/** Formats a summary for the terminal. Sizes are kB of brotli: HTML, CSS and scripts of a first visit. */
export function summarize({ pages, budgets, workDone }: Report): string {
  const [content, screens] = [pages.filter(({ isScreen }) => !isScreen), pages.filter(({ isScreen }) => isScreen)]
  return [
    `  ${content.length} content pages: ${computeMean(content)}. ${screens.length} pages of screens: ${computeMean(screens)}.`,
    `  Rendered: ${workDone.rendered} pages and QR codes; all others are unchanged.`,
    ...budgets.warnings.map((warning) => `  Heavy: ${warning}`),
  ].join('\n')
}
