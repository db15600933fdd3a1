import { month as monthSchema } from '#schemas/month.ts'

import { monthsBetween } from '../calendar.ts'
import type { CampaignDocument, MonthDocument } from '../documents/documents.ts'
import { groupBy } from '../group-by.ts'
import { bodyLines } from './body-lines.ts'
import { inOrder, type Change } from './change.ts'
import { bodyField, follow } from './compare-body.ts'
import { compareFields } from './compare-fields.ts'
import { campaignChanges, campaignTitle } from './campaign-changes.ts'
import { comparedSeparately } from './fields-told-elsewhere.ts'
import { hasLetters, isSameDay, withoutDays, withoutFigures } from './figures.ts'

/**
 * What a new campaign or month says otherwise than the page that it was most likely written from. Nobody reads the
 * fortieth sentence of a page that is new as a whole; of these the reader looks at the three that are.
 */
export type PreviousVersion = {
  /** As people name it: 「8日（202308-1/8th-day）」. */
  title: string
  /** Its own file, below the content folder. */
  file: string
  /** Why it is compared with: it is the same one, or no other says as much alike. */
  isSame: boolean
  /** Its page, where it has one of its own on the web or in the app. */
  path: string | undefined
  changes: readonly Change[]
  /** What only follows from these or stands elsewhere on the page, and days that are as much later as the page. */
  followed: readonly Change[]
}

/** What the comparison and its two sides are called, and a side that stands alone. */
export function namesOfSides({ isSame }: { isSame: boolean }) {
  return isSame
    ? { heading: '前回とのちがい', before: '前回', after: '今回', removed: '前回だけ', added: '今回だけ' }
    : { heading: '似たキャンペーンとのちがい', before: 'もと', after: 'これ', removed: 'もとだけ', added: 'これだけ' }
}

/** Whether a change is one of a value, such as a cap, and not of a text. */
function isOfValue({ before = '', after = '' }: Change): boolean {
  return !hasLetters(before) && !hasLetters(after)
}

function hasBoth({ before, after }: Change): boolean {
  return before !== undefined && after !== undefined
}

/** Lines that both pages have below the same heading, each at another place. */
function movedLines(changes: readonly Change[]): Set<Change> {
  const alone = changes.filter((change) => change.field === bodyField && !hasBoth(change))
  const keyOf = ({ label, before, after }: Change) => JSON.stringify([label, before ?? after])
  const moved = [...groupBy(alone, keyOf).values()].flatMap((same) => {
    const [removed, added] = [
      same.filter(({ after }) => after === undefined),
      same.filter((change) => change.after !== undefined),
    ]
    const count = Math.min(removed.length, added.length)
    return [...removed.slice(0, count), ...added.slice(0, count)]
  })
  return new Set(moved)
}

/**
 * Tells apart what a reader has to look at and what only follows from it, stands elsewhere on the page, or is the same
 * day of a month that is as many months later as the page.
 */
function partFollowed(changes: readonly Change[], months: number): Pick<PreviousVersion, 'changes' | 'followed'> {
  const values = changes.filter((change) => change.traces.before.length > 0 && isOfValue(change))
  const isMoved = ({ before = '', after = '' }: Change) => isSameDay(before, after, months)
  const isRecalculated = values.some((change) => change.field !== bodyField && !isMoved(change))
  const moved = movedLines(changes)
  const isFollowed = (change: Change) => {
    if (moved.has(change)) return true
    if (isOfValue(change)) return change.field === bodyField ? isRecalculated : isMoved(change)
    return hasBoth(change) && withoutDays(follow(change.before ?? '', values)) === withoutDays(change.after ?? '')
  }
  return {
    changes: inOrder(changes.filter((change) => !isFollowed(change))),
    followed: inOrder(changes.filter(isFollowed)),
  }
}

/** Below this share of its lines a campaign was not written from another one. */
const minSimilarity = 0.3

function readLines({ body, ...fields }: CampaignDocument): ReadonlySet<string> {
  return new Set(bodyLines(body, fields).map(({ text }) => withoutFigures(text)))
}

const cache = new WeakMap<CampaignDocument, ReadonlySet<string>>()

/** What a campaign's body says, without its figures; kept, because each new campaign is held against all published ones. */
function linesOf(campaign: CampaignDocument): ReadonlySet<string> {
  const lines = cache.get(campaign) ?? readLines(campaign)
  cache.set(campaign, lines)
  return lines
}

/** The campaign with which one has most lines of its body in common; undefined where none has enough. */
function findSimilar(campaign: CampaignDocument, others: readonly CampaignDocument[]): CampaignDocument | undefined {
  const lines = linesOf(campaign)
  const scores = others.map((other) => ({ other, score: [...linesOf(other)].filter((line) => lines.has(line)).length }))
  const [best] = scores.toSorted((a, b) => b.score - a.score || (a.other.month < b.other.month ? 1 : -1))
  return best && best.score >= lines.size * minSimilarity ? best.other : undefined
}

/**
 * The campaign that a new one is read beside: the same one of the latest month before, else the published one with which
 * it has most in common.
 */
export function previousCampaign(
  campaign: CampaignDocument,
  {
    candidates,
    published,
    rate,
  }: { candidates: readonly CampaignDocument[]; published: readonly CampaignDocument[]; rate: number },
): PreviousVersion | undefined {
  const before = candidates
    .filter(({ month }) => month < campaign.month)
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
  const same = before.find(({ id }) => id === campaign.id)
  const previous = same ?? findSimilar(campaign, published)
  if (!previous) return undefined
  const changes = campaignChanges({ before: previous, after: campaign }, { before: rate, after: rate })
  const path = previous.paths.web ?? previous.paths.inApp ?? undefined
  return {
    title: campaignTitle(previous),
    file: `campaigns/${previous.month}/${previous.id}.mdx`,
    isSame: same !== undefined,
    path,
    ...partFollowed(changes, monthsBetween(previous.month, campaign.month)),
  }
}

/** The latest month before one. Of its campaigns, each is told of beside its own. */
export function previousMonth(month: MonthDocument, months: readonly MonthDocument[]): PreviousVersion | undefined {
  const [previous] = months
    .filter((other) => other.month < month.month)
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
  if (!previous) return undefined
  const changes = compareFields(monthSchema, previous, month, comparedSeparately.month)
  return {
    title: `${previous.month}の月のページ`,
    file: `campaigns/${previous.month}/month.yaml`,
    isSame: true,
    path: previous.paths.web,
    ...partFollowed(changes, monthsBetween(previous.month, month.month)),
  }
}
