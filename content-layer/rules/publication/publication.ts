/*
 * Rules about publication times: against the periods that wait for them, and of what refers to a scheduled page.
 */

import { formatForContent } from '#domain/time/format-time.ts'
import { dayLength, parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'

import { campaignPath, monthPath, pagePathIn } from '../../common/routes.ts'
import { noField, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CampaignEntry, MonthEntry, Screens } from '../../entries/entries.ts'
import { isCountedIn } from '../../placeholders/counts.ts'
import { parsePublishAt, computePublishTimes, type PublishTimes } from '../../schedule/publish-times.ts'
import { listPublishedEntries } from '../../schedule/published-entries.ts'
import { scheduledNameDiagnostics } from '../../schedule/scheduled-names.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { checkScheduledPromotions } from './scheduled-promotions.ts'

/** Input of the publication rules. `now` is in milliseconds since 1970. */
type Published = {
  campaigns: readonly CampaignEntry[]
  months: readonly MonthEntry[]
  screens: Screens
  now: number
}

/**
 * Maximum number of days by which a page may be published before its start without a warning: a time left over from the
 * previous month would publish it immediately.
 */
const earliest = 31

/** Returns the position of a `publishAt` among those that an entry records. */
function publishAtIn(positions: readonly Reference[] | undefined): Reference | undefined {
  return positions?.find(({ field }) => field === 'publishAt')
}

/** Checks a publication time against the periods of the campaigns that wait for it. */
function checkAgainstPeriods(position: Reference, written: readonly Period[]): Diagnostic[] {
  const instant = parsePublishAt(position.value)
  const actual = formatForContent(instant)
  const periods = written.map((period) => ({ ...period, first: parseStart(period.start) }))
  const [soonest] = periods.toSorted((a, b) => a.first - b.first)
  const over = periods.find(({ end }) => parseEnd(end) < instant)
  if (!soonest) return []
  const { first, start } = soonest
  if (over) return [{ ...pickPosition(position), kind: 'publish-after-end', details: { actual, end: over.end } }]
  if (instant > first) return [{ ...pickPosition(position), kind: 'publish-after-start', details: { actual, start } }]
  return first - instant > earliest * dayLength
    ? [{ ...pickPosition(position), kind: 'publish-long-before', details: { actual, start } }]
    : []
}

function checkPeriods({ campaigns, months }: Published): Diagnostic[] {
  const ofMonths = months.flatMap(({ month, positions }) => {
    const position = publishAtIn(positions)
    if (!position) return []
    const periods = campaigns.flatMap((entry) =>
      entry.month === month && entry.definition ? [entry.definition.period] : [],
    )
    return checkAgainstPeriods(position, periods)
  })
  const ofCampaigns = campaigns.flatMap(({ month, definition, positions }): Diagnostic[] => {
    const position = publishAtIn(positions)
    if (!position || !definition) return []
    const instant = parsePublishAt(position.value)
    const ofMonth = parsePublishAt(months.find((entry) => entry.month === month)?.definition?.publishAt)
    if (instant >= ofMonth) return checkAgainstPeriods(position, [definition.period])
    const details = { actual: formatForContent(instant), month: formatForContent(ofMonth) }
    return [{ ...pickPosition(position), kind: 'publish-before-month', details }]
  })
  return [...ofMonths, ...ofCampaigns]
}

/** Returns when a URL of this site starts to respond: for pages, and for campaigns' anchors on their month's page. */
function mapUrlsToInstants({ campaigns, months }: Published, times: PublishTimes): Map<string, number> {
  const instants = new Map<string, number>()
  for (const variant of ['web', 'in-app'] as const) {
    for (const { month } of months) instants.set(monthPath(month, variant), times.ofMonth(month))
    for (const entry of campaigns) {
      const { month, id } = entry
      instants.set(campaignPath(month, id, variant), times.ofCampaign(entry))
      instants.set(`${monthPath(month, variant)}#${id}`, times.ofCampaign(entry))
    }
  }
  return instants
}

/** Finds links to pages that are published later than the linking page, until they are published. */
function checkLinks(published: Published, times: PublishTimes): Diagnostic[] {
  const instants = mapUrlsToInstants(published, times)
  const follow = (link: Reference, from: number): Diagnostic[] => {
    const [path = '', anchor = ''] = link.value.split('#')
    const page = pagePathIn(link.value)
    const until = Math.max(instants.get(page) ?? -Infinity, instants.get(`${page}#${anchor}`) ?? -Infinity)
    if (path === '' || until <= Math.max(from, published.now)) return []
    return [
      {
        ...pickPosition(link),
        kind: 'link-to-held-back',
        details: { actual: link.value, until: formatForContent(until) },
      },
    ]
  }
  return [
    ...published.screens.links.flatMap((link) => follow(link, -Infinity)),
    ...published.campaigns.flatMap((entry) => entry.links.flatMap((link) => follow(link, times.ofCampaign(entry)))),
  ]
}

/** Finds terms of campaigns that their month's page states before they are published. */
function checkStatedFacts({ campaigns, months, now }: Published, times: PublishTimes): Diagnostic[] {
  return months.flatMap(({ month, statements = [] }) => {
    const since = Math.max(times.ofMonth(month), now)
    const waiting = campaigns.filter((entry) => entry.month === month && times.ofCampaign(entry) > since)
    return statements.flatMap(({ file, line, column, facts }) =>
      Object.keys(facts).flatMap((name): Diagnostic[] => {
        const owner = waiting.find(
          ({ id, definition = {} }) => name.startsWith(`${id}の`) || isCountedIn(name, definition),
        )
        const until = owner && formatForContent(times.ofCampaign(owner))
        return until === undefined
          ? []
          : [{ file, line, column, field: noField, kind: 'fact-of-held-back', details: { name, until } }]
      }),
    )
  })
}

/** Returns the path of the promotion that a field belongs to; the whole field if it belongs to none. */
function getPromotionPath(field: string): string {
  return /^.*?promotions\[\d+\]/.exec(field)?.[0] ?? field
}

/**
 * Checks the publication times of pages. References to scheduled pages are wrong only until their publication: as time
 * passes, diagnostics disappear and none is added.
 */
export function checkPublicationTimes(published: Published): Diagnostic[] {
  const { campaigns, months, screens, now } = published
  const times = computePublishTimes(published)
  const ofPromotions = checkScheduledPromotions(campaigns, screens, times, now, checkAgainstPeriods)
  const ofNames = scheduledNameDiagnostics(listPublishedEntries(campaigns, months, screens, times), now)
  // A promotion that is published before its campaign is reported once, and not again for each phrase that names it.
  const isReported = (named: Diagnostic) =>
    named.kind === 'names-held-back' &&
    ofPromotions.some(
      (early) =>
        early.kind === 'promotion-of-held-back' &&
        early.details.subject === named.details.subject &&
        early.file === named.file &&
        getPromotionPath(early.field) === getPromotionPath(named.field),
    )
  return [
    ...checkPeriods(published),
    ...ofPromotions,
    ...checkLinks(published, times),
    ...checkStatedFacts(published, times),
    ...ofNames.filter((diagnostic) => !isReported(diagnostic)),
  ]
}
