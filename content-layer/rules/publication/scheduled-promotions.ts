/*
 * Rules about the publication times of promotions on the entry pages.
 */

import { formatForContent } from '#domain/time/format-time.ts'
import type { Period } from '#schemas/period.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CampaignEntry, Screens } from '../../entries/entries.ts'
import { findEntryPage, isOfTerms } from '../../schedule/entry-pages.ts'
import { getEntryScreen, findPromotion, listPromotions, type DatedPromotion } from '../../schedule/promotions.ts'
import type { PublishTimes } from '../../schedule/publish-times.ts'
import { pickPosition, type Reference, type TextReference } from '../../source/fields/collect-references.ts'
import { showPath } from '../../source/fields/paths.ts'
import { isReady } from '../linted-content.ts'

/** Checks a publication time against the periods that wait for it. */
type AgainstPeriods = (position: Reference, periods: readonly Period[]) => Diagnostic[]

/** Finds entry pages that would be published without a promotion. */
function checkEmptyPages(promotions: readonly DatedPromotion[], times: readonly TextReference[], now: number) {
  return promotions.flatMap((first): Diagnostic[] => {
    const ofPage = promotions.filter(({ page }) => page === first.page)
    const soonest = Math.min(...ofPage.map(({ from }) => from))
    const time = times.find(({ path }) => findPromotion([first], path) !== undefined)
    return first.index === 0 && soonest > now && time
      ? [{ ...pickPosition(time), kind: 'no-promotion-published', details: { until: formatForContent(soonest) } }]
      : []
  })
}

/** Returns the position of a promotion: that of its id on the server. */
function positionOfPromotion({ texts }: Screens, promotion: DatedPromotion): TextReference | undefined {
  const field = showPath(['campaigns', promotion.page, 'promotions', promotion.index, 'promotionKey'])
  return [...texts.values()].flat().find((text) => text.field === field)
}

/** Finds promotions that are published before the campaign that they belong to, by its link and its terms. */
function checkEarlyPromotions(
  campaigns: readonly CampaignEntry[],
  screens: Screens,
  { ofCampaign }: PublishTimes,
  now: number,
): Diagnostic[] {
  const promotions = listPromotions(screens.data)
  const entryLinks = campaigns.filter(isReady).flatMap((entry) => {
    const { definition } = entry
    const page = findEntryPage(definition.externalPageLink ?? '')
    if (definition.entry !== 'required' || page === undefined) return []
    const fitting = promotions.filter((dated) => dated.page === page && isOfTerms(dated.promotion, definition))
    return [{ subject: `${entry.month}/${entry.id}`, until: ofCampaign(entry), fitting }]
  })
  const isOfPublished = (promotion: DatedPromotion) =>
    entryLinks.some((link) => link.fitting.includes(promotion) && link.until <= Math.max(promotion.from, now))
  return entryLinks.flatMap(({ subject, until, fitting }) => {
    const early = fitting.filter(({ from }) => Math.max(from, now) < until)
    // A promotion with the same publication time is the campaign's own, and one of a published campaign belongs to that
    // one.
    if (early.length < fitting.length) return []
    return early
      .filter((promotion) => !isOfPublished(promotion))
      .flatMap((promotion): Diagnostic[] => {
        const position = positionOfPromotion(screens, promotion)
        const details = { subject, until: formatForContent(until) }
        return position ? [{ ...pickPosition(position), kind: 'promotion-of-held-back', details }] : []
      })
  })
}

/** Checks the publication times of entry promotions. */
export function checkScheduledPromotions(
  campaigns: readonly CampaignEntry[],
  screens: Screens,
  times: PublishTimes,
  now: number,
  againstPeriods: AgainstPeriods,
): Diagnostic[] {
  const promotions = listPromotions(screens.data)
  const ofPeriods = screens.publishTimes.flatMap((position) => {
    const owner = findPromotion(promotions, position.path)
    const period = owner && getEntryScreen(screens.data)?.campaigns[owner.page].period
    return period ? againstPeriods(position, [period]) : []
  })
  return [
    ...ofPeriods,
    ...checkEmptyPages(promotions, screens.publishTimes, now),
    ...checkEarlyPromotions(campaigns, screens, times, now),
  ]
}
