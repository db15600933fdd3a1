import { campaign as campaignSchema } from '#schemas/campaign.ts'
import { month as monthSchema } from '#schemas/month.ts'
import { oneLine } from '#blocks/format.ts'

import type { CampaignDocument, MonthDocument } from '#content-layer/documents/documents.ts'
import { monthPath } from '#content-layer/routes.ts'
import { alignItems } from './align-items.ts'
import type { Change } from './change.ts'
import { compareBodies } from './compare-body.ts'
import { compareFields, orderChange } from './compare-fields.ts'
import { fieldOf, rootOf } from './place.ts'
import type { Subject } from './subject.ts'
import { toldApart } from './fields-told-elsewhere.ts'

/** Both versions of a document; a side is absent where there was no such document. */
export type Pair<Document> = { before?: Document | undefined; after?: Document | undefined }

export function stateOf({ before, after }: Pair<unknown>): Subject['state'] {
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

/** The rates that are always given, in percent, in both versions. */
export type BaseRates = Pair<number>

/** Every field and every line in which two campaigns differ. */
export function campaignChanges({ before, after }: Pair<CampaignDocument>, rates: BaseRates): Change[] {
  const changes = compareFields(campaignSchema, before, after, toldApart.campaign)
  const sideOf = (document: CampaignDocument | undefined, baseRate = 0) =>
    document && { body: document.body, source: { ...document, baseRate } }
  return [...changes, ...compareBodies(sideOf(before, rates.before), sideOf(after, rates.after), changes)]
}

/** The id of the subject that a campaign is. */
export function campaignSubjectId({ month, id }: CampaignDocument): string {
  return `campaign-${month}-${id}`
}

export function monthSubjectId({ month }: MonthDocument): string {
  return `month-${month}`
}

/** A campaign as people name it: 「8日（202308-1/8th-day）」. */
export function campaignTitle({ month, id, posterName, tag }: CampaignDocument): string {
  return `${posterName ?? tag}（${month}/${id}）`
}

/** What differs of a campaign, and where it is told. */
export function campaignSubject(pair: Pair<CampaignDocument>, rates: BaseRates): Subject | undefined {
  const shown = pair.after ?? pair.before
  if (!shown) return undefined
  const { month, id } = shown
  const own = [pair.before?.paths, pair.after?.paths].flatMap((known) => [known?.web, known?.inApp])
  const pages = own.filter((address): address is string => typeof address === 'string')
  const ofMonth = (['web', 'in-app'] as const).map((variant) => monthPath(month, variant))
  return {
    id: campaignSubjectId(shown),
    kind: 'campaign',
    title: campaignTitle(shown),
    state: stateOf(pair),
    addresses: pages.length > 0 ? [...new Set(pages)] : ofMonth,
    ...(pages.length === 0 && pair.after && { element: id }),
    periods: { ...(pair.before && { before: pair.before.period }), ...(pair.after && { after: pair.after.period }) },
    runs: [shown.period],
    audience: shown.target,
    files: [`campaigns/${month}/${id}.mdx`],
    changes: campaignChanges(pair, rates),
  }
}

/** The order in which a month tells of its campaigns, without those that came or went. */
function campaignOrder({ before, after }: Pair<MonthDocument>): Change[] {
  if (!before || !after) return []
  const idsOf = ({ campaigns }: MonthDocument) => campaigns.map(({ id }) => id)
  const { matches, isReordered } = alignItems(idsOf(before), idsOf(after))
  if (!isReordered) return []
  const place = fieldOf(rootOf(monthSchema), 'campaigns')
  const names = (all: typeof matches) => all.map((match) => before.campaigns[match.before]?.posterName ?? '')
  return [orderChange(place, names(matches), names(matches.toSorted((a, b) => a.after - b.after)))]
}

/** What differs of a month, besides what is told of its campaigns. */
export function monthSubject(pair: Pair<MonthDocument>): Subject | undefined {
  const shown = pair.after ?? pair.before
  if (!shown) return undefined
  return {
    id: monthSubjectId(shown),
    kind: 'month',
    title: `月のページ ${oneLine(shown.title)}（${shown.month}）`,
    state: stateOf(pair),
    addresses: [shown.paths.web, shown.paths.inApp],
    periods: {},
    runs: shown.campaigns.map(({ card }) => card.period),
    audience: `${shown.campaigns.length}件のキャンペーンの月のページを見る方`,
    files: [`campaigns/${shown.month}/month.yaml`],
    changes: [...compareFields(monthSchema, pair.before, pair.after, toldApart.month), ...campaignOrder(pair)],
  }
}
