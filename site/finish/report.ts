import { total, type Weight } from './weigh.ts'

/** What was done to a page. Without reasons to keep it, Next's runtime was taken out. Its HTML before is weighed in a fast brotli. */
export type PageReport = { page: string; reasons: string[]; before: Weight; after: Weight }

function sum(pages: readonly PageReport[], weightOf: (page: PageReport) => Weight): number {
  return pages.reduce((bytes, page) => bytes + total(weightOf(page)), 0)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function mean(pages: readonly PageReport[], weightOf: (page: PageReport) => Weight): string {
  return pages.length === 0 ? '-' : kilobytes(sum(pages, weightOf) / pages.length)
}

/** A few lines for whoever runs a build. Sizes are kB of brotli: HTML, CSS and scripts of a first visit. */
export function summarize(pages: readonly PageReport[]): string {
  const stripped = pages.filter(({ reasons }) => reasons.length === 0)
  const kept = pages.filter(({ reasons }) => reasons.length > 0)
  return [
    `  ${stripped.length} pages without a runtime: ${mean(stripped, ({ before }) => before)} → ${mean(stripped, ({ after }) => after)} kB each (brotli)`,
    `  ${kept.length} pages that need it: ${mean(kept, ({ after }) => after)} kB each`,
  ].join('\n')
}

type Report = { pages: readonly PageReport[]; exceededBudgets: readonly string[]; made: Readonly<Record<string, number>> }

/**
 * The report as a file: every page, what was done to it and why, and its bytes before and after; and how many style
 * sheets and compressed files were `made`, because no earlier build had left them.
 */
export function formatReport(report: Report): string {
  return `${JSON.stringify({ unit: 'bytes of brotli', ...report }, null, 2)}\n`
}
