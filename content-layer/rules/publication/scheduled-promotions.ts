/*
 * Rules about the publication times of promotions on the entry pages.
 */

import { formatForContent } from '#domain/time/format-time.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CampaignEntry, Screens } from '../../entries/entries.ts'
import { findEntryPage, isOfTerms } from '../../schedule/entry-pages.ts'
import { getEntryScreen, findPromotion, listPromotions, type DatedPromotion } from '../../schedule/promotions.ts'
import type { PublishTimes } from '../../schedule/publish-times.ts'
import { pickPosition, type TextReference } from '../../source/fields/collect-references.ts'
import { showPath } from '../../source/fields/paths.ts'
import { isReady } from '../linted-content.ts'
import { checkAgainstPeriods } from './against-periods.ts'

/** The content that promotions belong to. `now` is in milliseconds since 1970. */
type Published = { campaigns: readonly CampaignEntry[]; screens: Screens; times: PublishTimes; now: number }

/** Checks the publication time of each promotion against the period of its entry page. */
function checkPeriods(promotions: readonly DatedPromotion[], { screens }: Published): Diagnostic[] {
  return screens.publishTimes.flatMap((publishAt) => {
    const promotion = findPromotion(promotions, publishAt.path)
    const period = promotion && getEntryScreen(screens.data)?.campaigns[promotion.page].period
    return period ? checkAgainstPeriods(publishAt, [period]) : []
  })
}

/** Finds entry pages that would be published without a promotion, at the publication time of their first one. */
function checkEmptyPages(promotions: readonly DatedPromotion[], { screens, now }: Published): Diagnostic[] {
  const firstOfPages = promotions.filter(({ index }) => index === 0)
  return firstOfPages.flatMap((first): Diagnostic[] => {
    const ofPage = promotions.filter(({ page }) => page === first.page)
    const soonest = Math.min(...ofPage.map(({ from }) => from))
    const publishAt = screens.publishTimes.find(({ path }) => findPromotion([first], path) !== undefined)
    if (soonest <= now || !publishAt) return []
    const details = { until: formatForContent(soonest) }
    return [{ ...pickPosition(publishAt), kind: 'no-promotion-published', details }]
  })
}

/** A campaign that requires an entry, with its publication time, and the promotions of its entry page and its terms. */
type EntryCampaign = { subject: string; until: number; promotions: readonly DatedPromotion[] }

function listEntryCampaigns(promotions: readonly DatedPromotion[], { campaigns, times }: Published): EntryCampaign[] {
  return campaigns.filter(isReady).flatMap(({ month, id, definition }) => {
    const page = findEntryPage(definition.externalPageLink ?? '')
    if (definition.entry !== 'required' || page === undefined) return []
    const ofCampaign = promotions.filter((dated) => dated.page === page && isOfTerms(dated.promotion, definition))
    return [{ subject: `${month}/${id}`, until: times.ofCampaign({ month, id }), promotions: ofCampaign }]
  })
}

/** Returns the position of a promotion: that of its id on the server. */
function positionOfPromotion({ texts }: Screens, { page, index }: DatedPromotion): TextReference | undefined {
  const field = showPath(['campaigns', page, 'promotions', index, 'promotionKey'])
  return [...texts.values()].flat().find((text) => text.field === field)
}

/** Finds promotions that are published before the campaign that they belong to, by its link and its terms. */
function checkEarlyPromotions(promotions: readonly DatedPromotion[], published: Published): Diagnostic[] {
  const { screens, now } = published
  const entryCampaigns = listEntryCampaigns(promotions, published)
  const isOfPublishedCampaign = (promotion: DatedPromotion) =>
    entryCampaigns.some((other) => other.promotions.includes(promotion) && other.until <= Math.max(promotion.from, now))
  return entryCampaigns.flatMap(({ subject, until, promotions: ofCampaign }) => {
    const early = ofCampaign.filter(({ from }) => Math.max(from, now) < until)
    // A promotion that is published with the campaign is the campaign's own; the early ones belong to another campaign.
    if (early.length < ofCampaign.length) return []
    return early.flatMap((promotion): Diagnostic[] => {
      const position = positionOfPromotion(screens, promotion)
      if (!position || isOfPublishedCampaign(promotion)) return []
      const details = { subject, until: formatForContent(until) }
      return [{ ...pickPosition(position), kind: 'promotion-of-held-back', details }]
    })
  })
}

/** Checks the publication times of entry promotions. */
export function checkScheduledPromotions(published: Published): Diagnostic[] {
  const promotions = listPromotions(published.screens.data)
  return [
    ...checkPeriods(promotions, published),
    ...checkEmptyPages(promotions, published),
    ...checkEarlyPromotions(promotions, published),
  ]
}
