import { momentsOf, type Moment } from '#domain/time/moments.ts'
import { readSpan, spansIn } from '#domain/time/spans.ts'

const pagePeriod = /<article[^>]* data-period="(\d+,\d+)"/

/** The poster of a month. */
const monthPoster = / data-campaigns="/

/** The id of a campaign by its file below content/; undefined for other files. */
function campaignIn(file: string): string | undefined {
  return /^campaigns\/[^/]+\/([\w-]+)\.mdx$/.exec(file)?.[1]
}

/**
 * Returns the moments to preview a page at: of the campaign that is edited, also where it is shown on its month's page,
 * or of all periods of the page together. `file` is the edited file below content/.
 */
export function momentsOfPage(html: string, file: string): Moment[] {
  const campaign = campaignIn(file)
  const campaignPeriod = new RegExp(`<article[^>]* id="${campaign ?? ''}"[^>]* data-period="(\\d+,\\d+)"`).exec(
    html,
  )?.[1]
  const span = campaignPeriod ?? (monthPoster.test(html) ? undefined : pagePeriod.exec(html)?.[1])
  return momentsOf(span === undefined ? spansIn(html) : [readSpan(span)])
}
