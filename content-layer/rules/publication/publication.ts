/*
 * Rules about publication times: against the periods that wait for them, and of what refers to a scheduled page.
 */

import { formatForContent } from '#domain/time/format-time.ts'

import { campaignPath, monthPath, pagePathIn } from '../../common/routes.ts'
import { noField, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CampaignEntry, MonthEntry, Screens } from '../../entries/entries.ts'
import { isCountedIn } from '../../placeholders/counts.ts'
import { computePublishTimes, parsePublishAt, type PublishTimes } from '../../schedule/publish-times.ts'
import { listPublishedEntries } from '../../schedule/published-entries.ts'
import { scheduledNameDiagnostics } from '../../schedule/scheduled-names.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { checkAgainstPeriods } from './against-periods.ts'
import { checkScheduledPromotions } from './scheduled-promotions.ts'

/** Input of the publication rules. `now` is in milliseconds since 1970. */
type Published = {
  campaigns: readonly CampaignEntry[]
  months: readonly MonthEntry[]
  screens: Screens
  now: number
}

/** Returns the position of an entry's `publishAt`, with its value; undefined if the entry is not scheduled itself. */
function findPublishAt({ positions }: CampaignEntry | MonthEntry): Reference | undefined {
  return positions?.find(({ field }) => field === 'publishAt')
}

/** Checks the publication time of each month against the periods of its campaigns. */
function checkMonths({ campaigns, months }: Published): Diagnostic[] {
  return months.flatMap((month) => {
    const publishAt = findPublishAt(month)
    const periods = campaigns.flatMap(({ month: folder, definition }) =>
      folder === month.month && definition ? [definition.period] : [],
    )
    return publishAt ? checkAgainstPeriods(publishAt, periods) : []
  })
}

/** Checks the publication time of each campaign against that of its month, and against its own period. */
function checkCampaigns({ campaigns, months }: Published): Diagnostic[] {
  return campaigns.flatMap((campaign): Diagnostic[] => {
    const publishAt = findPublishAt(campaign)
    if (!publishAt || !campaign.definition) return []
    const instant = parsePublishAt(publishAt.value)
    const month = months.find((entry) => entry.month === campaign.month)
    const monthInstant = parsePublishAt(month?.definition?.publishAt)
    if (instant >= monthInstant) return checkAgainstPeriods(publishAt, [campaign.definition.period])
    const details = { actual: formatForContent(instant), month: formatForContent(monthInstant) }
    return [{ ...pickPosition(publishAt), kind: 'publish-before-month', details }]
  })
}

/** Returns when a URL of this site starts to respond: for pages, and for campaigns' anchors on their month's page. */
function mapUrlsToInstants({ campaigns, months }: Published, times: PublishTimes): Map<string, number> {
  const instants = new Map<string, number>()
  for (const variant of ['web', 'in-app'] as const) {
    for (const { month } of months) instants.set(monthPath(month, variant), times.ofMonth(month))
    for (const { month, id } of campaigns) {
      const instant = times.ofCampaign({ month, id })
      instants.set(campaignPath(month, id, variant), instant)
      instants.set(`${monthPath(month, variant)}#${id}`, instant)
    }
  }
  return instants
}

/** Finds links to pages that are published later than the linking page, until they are published. */
function checkLinks(published: Published, times: PublishTimes): Diagnostic[] {
  const { campaigns, screens, now } = published
  const instants = mapUrlsToInstants(published, times)
  const checkLink = (link: Reference, linkingPageFrom: number): Diagnostic[] => {
    const [path = '', anchor = ''] = link.value.split('#')
    const page = pagePathIn(link.value)
    const until = Math.max(instants.get(page) ?? -Infinity, instants.get(`${page}#${anchor}`) ?? -Infinity)
    if (path === '' || until <= Math.max(linkingPageFrom, now)) return []
    const details = { actual: link.value, until: formatForContent(until) }
    return [{ ...pickPosition(link), kind: 'link-to-held-back', details }]
  }
  return [
    ...screens.links.flatMap((link) => checkLink(link, -Infinity)),
    ...campaigns.flatMap((entry) => entry.links.flatMap((link) => checkLink(link, times.ofCampaign(entry)))),
  ]
}

/** Finds facts of campaigns that their month's page states before they are published. */
function checkStatedFacts({ campaigns, months, now }: Published, times: PublishTimes): Diagnostic[] {
  return months.flatMap(({ month, statements = [] }) => {
    const monthFrom = Math.max(times.ofMonth(month), now)
    const scheduled = campaigns.filter((entry) => entry.month === month && times.ofCampaign(entry) > monthFrom)
    return statements.flatMap(({ file, line, column, facts }) =>
      Object.keys(facts).flatMap((name): Diagnostic[] => {
        const campaign = scheduled.find(
          ({ id, definition = {} }) => name.startsWith(`${id}の`) || isCountedIn(name, definition),
        )
        if (!campaign) return []
        const details = { name, until: formatForContent(times.ofCampaign(campaign)) }
        return [{ file, line, column, field: noField, kind: 'fact-of-held-back', details }]
      }),
    )
  })
}

/** Returns the path of the promotion that a field belongs to; the whole field if it belongs to none. */
function getPromotionPath(field: string): string {
  return /^.*?promotions\[\d+\]/.exec(field)?.[0] ?? field
}

/** Returns whether a diagnostic of a name in an early promotion follows from the diagnostic of that promotion. */
function isOfEarlyPromotion(named: Diagnostic, early: Diagnostic): boolean {
  return (
    named.kind === 'names-held-back' &&
    early.kind === 'promotion-of-held-back' &&
    early.details.subject === named.details.subject &&
    early.file === named.file &&
    getPromotionPath(early.field) === getPromotionPath(named.field)
  )
}

/**
 * Checks the publication times of pages. References to scheduled pages are wrong only until their publication: as time
 * passes, diagnostics disappear and none is added.
 */
export function checkPublicationTimes(published: Published): Diagnostic[] {
  const { campaigns, months, screens, now } = published
  const times = computePublishTimes(published)
  const ofPromotions = checkScheduledPromotions({ campaigns, screens, times, now })
  const ofNames = scheduledNameDiagnostics(listPublishedEntries(campaigns, months, screens, times), now)
  return [
    ...checkMonths(published),
    ...checkCampaigns(published),
    ...ofPromotions,
    ...checkLinks(published, times),
    ...checkStatedFacts(published, times),
    // An early promotion is reported once, and not again for each phrase that names its campaign.
    ...ofNames.filter((named) => !ofPromotions.some((early) => isOfEarlyPromotion(named, early))),
  ]
}
