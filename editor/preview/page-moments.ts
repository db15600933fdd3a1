import { parseEntryFile } from '#content-layer/common/entry-files.ts'
import { listMomentsOfPeriods, type Moment } from '#domain/time/period-moments.ts'
import { parseSpan, findSpans } from '#domain/time/spans.ts'

const pagePeriod = /<article[^>]* data-period="(\d+,\d+)"/

/** The poster of a month. */
const monthPoster = / data-campaigns="/

/** Returns the period of the campaign that is edited, where the page has an article with its id. */
function getCampaignPeriod(html: string, file: string): string | undefined {
  const id = parseEntryFile(file)?.id
  if (id === undefined) return undefined
  return new RegExp(`<article[^>]* id="${id}"[^>]* data-period="(\\d+,\\d+)"`).exec(html)?.[1]
}

/** Returns the moments to preview a page at: of the edited campaign, in `file`, or of all periods of the page. */
export function listMomentsOfPage(html: string, file: string): Moment[] {
  const span = getCampaignPeriod(html, file) ?? (monthPoster.test(html) ? undefined : pagePeriod.exec(html)?.[1])
  return listMomentsOfPeriods(span === undefined ? findSpans(html) : [parseSpan(span)])
}
