/*
 * When months, campaigns and promotions are published: which are still scheduled, and until when a build stays valid.
 */

import { plainTitle } from '#domain/text/note-marks.ts'

import { calendarFilePath, monthPath, qrCodePath } from '../common/routes.ts'
import { isOnWeb } from './document-types.ts'
import { campaignFile, documentsPath, monthFile } from './document-files.ts'
import { campaignPaths } from './make-documents.ts'
import type { Content } from '../load/read-content.ts'
import { listPromotions } from '../schedule/promotions.ts'
import { computePublishTimes, type PublishTimes } from '../schedule/publish-times.ts'
import { formatContentLocation, type ContentLocation } from './content-location.ts'

/**
 * A page or promotion with its publication time, in milliseconds since 1970, and every URL that must not respond before.
 * A promotion has no URL.
 */
export type ScheduledPage = ContentLocation & { title: string; publishAt: number; urls: string[] }

/** The parts of the content that can be scheduled. */
export type SchedulableContent = Pick<Content, 'months' | 'campaigns' | 'screens'>

/** Returns the URLs of a page's document, of the page in both variants, and of its QR code. */
function listUrls(document: string, { web, inApp }: { web: string | null; inApp: string | null }): string[] {
  const qrCode = web === null ? null : qrCodePath(web)
  return [web, inApp, `/${documentsPath}/${document}`, qrCode].filter((url) => url !== null)
}

function listMonths({ months }: SchedulableContent, times: PublishTimes): ScheduledPage[] {
  return months.flatMap(({ month, definition }) => {
    if (!definition) return []
    const paths = { web: monthPath(month, 'web'), inApp: monthPath(month, 'in-app') }
    const urls = listUrls(monthFile(month), paths)
    return [{ month, title: plainTitle(definition.title), publishAt: times.ofMonth(month), urls }]
  })
}

function listCampaigns({ campaigns }: SchedulableContent, times: PublishTimes): ScheduledPage[] {
  return campaigns.flatMap((entry) => {
    const { month, id, definition } = entry
    if (!definition) return []
    const paths = campaignPaths(entry, definition)
    const calendars = isOnWeb(paths) ? [calendarFilePath(month, id)] : []
    const urls = [...listUrls(campaignFile(month, id), paths), ...calendars]
    return [{ month, id, title: plainTitle(definition.title), publishAt: times.ofCampaign(entry), urls }]
  })
}

function listPromotionPages({ screens }: SchedulableContent): ScheduledPage[] {
  return listPromotions(screens).map(({ page, promotion, from }) => {
    const id = `${page}/${promotion.promotionKey}`
    return { screen: 'entry', id, title: plainTitle(promotion.title), publishAt: from, urls: [] }
  })
}

/** Lists everything with a publication time, past or future, in order of publication. */
function listByPublication(content: SchedulableContent): ScheduledPage[] {
  const times = computePublishTimes(content)
  return [...listMonths(content, times), ...listCampaigns(content, times), ...listPromotionPages(content)]
    .filter(({ publishAt }) => publishAt > Number.NEGATIVE_INFINITY)
    .sort((a, b) => a.publishAt - b.publishAt || (formatContentLocation(a) < formatContentLocation(b) ? -1 : 1))
}

/**
 * Lists the months, campaigns and promotions that are scheduled at an instant, in milliseconds since 1970, in order of
 * publication.
 */
export function listScheduled(content: SchedulableContent, now: number): ScheduledPage[] {
  return listByPublication(content).filter(({ publishAt }) => publishAt > now)
}

/** Returns every instant at which a page is published, in milliseconds since 1970, in order. */
export function publicationInstants(content: SchedulableContent): number[] {
  return [...new Set(listByPublication(content).map(({ publishAt }) => publishAt))]
}

/**
 * Time span in which builds publish the same content, in milliseconds since 1970: from one publication until the next,
 * exclusive.
 */
export type PublicationSpan = { from: number; until: number }

/** Returns the span around an instant, in milliseconds since 1970. */
export function publicationSpan(content: SchedulableContent, now: number): PublicationSpan {
  const instants = publicationInstants(content)
  return {
    from: Math.max(...instants.filter((instant) => instant <= now), Number.NEGATIVE_INFINITY),
    until: Math.min(...instants.filter((instant) => instant > now), Number.POSITIVE_INFINITY),
  }
}
