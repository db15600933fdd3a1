import { month as monthSchema } from '#schemas/files/month.ts'
import { joinLines } from '#blocks/format.ts'

import type { CampaignDocument, MonthDocument } from '#content-layer/documents/document-types.ts'
import { campaignFile, monthFile } from '#content-layer/documents/document-files.ts'
import { monthPath } from '#content-layer/common/routes.ts'
import {
  compareCampaigns,
  formatCampaignTitle,
  type BaseRates,
  type BeforeAfter,
} from '#content-layer/diff/campaign-changes.ts'
import { alignItems } from '#content-layer/diff/align-items.ts'
import type { Change } from '#content-layer/diff/change.ts'
import { compareFields, orderChange } from '#content-layer/diff/compare-fields.ts'
import { fieldLocation, rootLocation } from '#content-layer/diff/field-location.ts'
import type { ChangedEntry } from './changed-entry.ts'
import { comparedSeparately } from '#content-layer/diff/compared-separately.ts'

export function getState({ before, after }: BeforeAfter<unknown>): ChangedEntry['state'] {
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

/** Returns the id of a document's entry, such as `campaign-202305-1-apple`. */
export function getEntryId(file: string): string {
  return file.replace(/^(campaign|month)s\/(.*)\.json$/, '$1-$2').replaceAll('/', '-')
}

/** Returns the changes of a campaign with the pages that show it. */
export function compareCampaignEntry(pair: BeforeAfter<CampaignDocument>, rates: BaseRates): ChangedEntry | undefined {
  const shown = pair.after ?? pair.before
  if (!shown) return undefined
  const { month, id } = shown
  const pagePaths = [pair.before?.paths, pair.after?.paths].flatMap((paths) => [paths?.web, paths?.inApp])
  const pages = pagePaths.filter((pagePath): pagePath is string => typeof pagePath === 'string')
  const ofMonth = (['web', 'in-app'] as const).map((variant) => monthPath(month, variant))
  return {
    id: getEntryId(campaignFile(month, id)),
    kind: 'campaign',
    title: formatCampaignTitle(shown),
    state: getState(pair),
    pagePaths: pages.length > 0 ? [...new Set(pages)] : ofMonth,
    ...(pages.length === 0 && pair.after && { element: id }),
    periods: { ...(pair.before && { before: pair.before.period }), ...(pair.after && { after: pair.after.period }) },
    runs: [shown.period],
    audience: shown.target,
    changes: compareCampaigns(pair, rates),
  }
}

/** Returns the change in a month's order of campaigns, ignoring those that were added or removed. */
function getCampaignOrder({ before, after }: BeforeAfter<MonthDocument>): Change[] {
  if (!before || !after) return []
  const listIds = ({ campaigns }: MonthDocument) => campaigns.map(({ id }) => id)
  const { matches, isReordered } = alignItems(listIds(before), listIds(after))
  if (!isReordered) return []
  const location = fieldLocation(rootLocation(monthSchema), 'campaigns')
  const names = (list: typeof matches) => list.map((match) => before.campaigns[match.before]?.posterName ?? '')
  return [orderChange(location, names(matches), names(matches.toSorted((a, b) => a.after - b.after)))]
}

/** Returns the changes of a month other than those of its campaigns. */
export function compareMonthEntry(pair: BeforeAfter<MonthDocument>): ChangedEntry | undefined {
  const shown = pair.after ?? pair.before
  if (!shown) return undefined
  return {
    id: getEntryId(monthFile(shown.month)),
    kind: 'month',
    title: `月のページ ${joinLines(shown.title)}（${shown.month}）`,
    state: getState(pair),
    pagePaths: [shown.paths.web, shown.paths.inApp],
    periods: {},
    runs: shown.campaigns.map(({ card }) => card.period),
    audience: `${shown.campaigns.length}件のキャンペーンの月のページを見る方`,
    changes: [
      ...compareFields(monthSchema, pair.before, pair.after, comparedSeparately.month),
      ...getCampaignOrder(pair),
    ],
  }
}
