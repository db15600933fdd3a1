import { month as monthSchema } from '#schemas/month.ts'

import { monthsBetween } from '../calendar.ts'
import type { CampaignDocument, MonthDocument } from '../documents/documents.ts'
import { groupBy } from '../group-by.ts'
import { bodyLines } from './body-lines.ts'
import { inOrder, type Change } from './change.ts'
import { bodyField, follow } from './compare-body.ts'
import { compareFields } from './compare-fields.ts'
import { campaignChanges, campaignTitle } from './campaign-changes.ts'
import { toldApart } from './fields-told-elsewhere.ts'
import { hasWords, isSameDay, withoutDays, withoutFigures } from './figures.ts'

/**
 * What a new campaign or month says otherwise than the page that it was most likely written from. Nobody reads the
 * fortieth sentence of a page that is new as a whole; of these the reader looks at the three that are.
 */
export type EarlierEdition = {
  /** As people name it: 「8日（202308-1/8th-day）」. */
  title: string
  /** Its own file, below the content folder. */
  file: string
  /** Why it is compared with: it is the same one, or no other says as much alike. */
  isSame: boolean
  /** Its page, where it has one of its own on the web or in the app. */
  address: string | undefined
  changes: readonly Change[]
  /** What only follows from these or stands elsewhere on the page, and days that are as much later as the page. */
  followed: readonly Change[]
}

/** What the comparison and its two sides are called, and a side that stands alone. */
export function namesOfSides({ isSame }: { isSame: boolean }) {
  return isSame
    ? { heading: '前回とのちがい', before: '前回', after: '今回', gone: '前回だけ', come: '今回だけ' }
    : { heading: '似たキャンペーンとのちがい', before: 'もと', after: 'これ', gone: 'もとだけ', come: 'これだけ' }
}

/** Whether a change is one of a value, such as a cap, and not of a text. */
function isOfValue({ before = '', after = '' }: Change): boolean {
  return !hasWords(before) && !hasWords(after)
}

function hasBoth({ before, after }: Change): boolean {
  return before !== undefined && after !== undefined
}

/** Lines that both pages have below the same heading, each at another place. */
function movedLines(all: readonly Change[]): Set<Change> {
  const alone = all.filter((change) => change.field === bodyField && !hasBoth(change))
  const keyOf = ({ label, before, after }: Change) => JSON.stringify([label, before ?? after])
  const moved = [...groupBy(alone, keyOf).values()].flatMap((same) => {
    const [gone, come] = [
      same.filter(({ after }) => after === undefined),
      same.filter((change) => change.after !== undefined),
    ]
    const count = Math.min(gone.length, come.length)
    return [...gone.slice(0, count), ...come.slice(0, count)]
  })
  return new Set(moved)
}

/**
 * Tells apart what a reader has to look at and what only follows from it, stands elsewhere on the page, or is the same
 * day of a month that is as many months later as the page.
 */
function partFollowed(all: readonly Change[], months: number): Pick<EarlierEdition, 'changes' | 'followed'> {
  const values = all.filter((change) => change.traces.before.length > 0 && isOfValue(change))
  const isMoved = ({ before = '', after = '' }: Change) => isSameDay(before, after, months)
  const isReckonedAnew = values.some((change) => change.field !== bodyField && !isMoved(change))
  const moved = movedLines(all)
  const isFollowed = (change: Change) => {
    if (moved.has(change)) return true
    if (isOfValue(change)) return change.field === bodyField ? isReckonedAnew : isMoved(change)
    return hasBoth(change) && withoutDays(follow(change.before ?? '', values)) === withoutDays(change.after ?? '')
  }
  return { changes: inOrder(all.filter((change) => !isFollowed(change))), followed: inOrder(all.filter(isFollowed)) }
}

/** Below this share of its lines a campaign was not written from another one. */
const leastAlike = 0.3

function readLines({ body, ...fields }: CampaignDocument): ReadonlySet<string> {
  return new Set(bodyLines(body, fields).map(({ text }) => withoutFigures(text)))
}

const known = new WeakMap<CampaignDocument, ReadonlySet<string>>()

/** What a campaign's body says, without its figures; kept, because each new campaign is held against all published ones. */
function linesOf(campaign: CampaignDocument): ReadonlySet<string> {
  const lines = known.get(campaign) ?? readLines(campaign)
  known.set(campaign, lines)
  return lines
}

/** The campaign with which one has most lines of its body in common; undefined where none has enough. */
function mostAlike(campaign: CampaignDocument, others: readonly CampaignDocument[]): CampaignDocument | undefined {
  const lines = linesOf(campaign)
  const scores = others.map((other) => ({ other, score: [...linesOf(other)].filter((line) => lines.has(line)).length }))
  const [best] = scores.toSorted((a, b) => b.score - a.score || (a.other.month < b.other.month ? 1 : -1))
  return best && best.score >= lines.size * leastAlike ? best.other : undefined
}

/**
 * The campaign that a new one is read beside: the same one of the latest month before, else the published one with which
 * it has most in common.
 */
export function earlierCampaign(
  campaign: CampaignDocument,
  { all, published, rate }: { all: readonly CampaignDocument[]; published: readonly CampaignDocument[]; rate: number },
): EarlierEdition | undefined {
  const before = all
    .filter(({ month }) => month < campaign.month)
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
  const same = before.find(({ id }) => id === campaign.id)
  const earlier = same ?? mostAlike(campaign, published)
  if (!earlier) return undefined
  const changes = campaignChanges({ before: earlier, after: campaign }, { before: rate, after: rate })
  const address = earlier.paths.web ?? earlier.paths.inApp ?? undefined
  return {
    title: campaignTitle(earlier),
    file: `campaigns/${earlier.month}/${earlier.id}.mdx`,
    isSame: same !== undefined,
    address,
    ...partFollowed(changes, monthsBetween(earlier.month, campaign.month)),
  }
}

/** The latest month before one. Of its campaigns, each is told of beside its own. */
export function earlierMonth(month: MonthDocument, all: readonly MonthDocument[]): EarlierEdition | undefined {
  const [earlier] = all
    .filter((other) => other.month < month.month)
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
  if (!earlier) return undefined
  const changes = compareFields(monthSchema, earlier, month, toldApart.month)
  return {
    title: `${earlier.month}の月のページ`,
    file: `campaigns/${earlier.month}/month.yaml`,
    isSame: true,
    address: earlier.paths.web,
    ...partFollowed(changes, monthsBetween(earlier.month, month.month)),
  }
}
