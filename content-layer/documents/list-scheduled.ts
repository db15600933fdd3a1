import { withoutMarks } from '#schemas/note-mark.ts'

import { calendarFilePath, monthPath, qrCodePath } from '../common/routes.ts'
import { campaignFile, documentsPath, isOnWeb, monthFile } from './document-types.ts'
import { campaignPaths } from './make-documents.ts'
import type { Content } from '../load/read-content.ts'
import { promotionsIn } from '../schedule/promotions.ts'
import { publishTimes } from '../schedule/publish-times.ts'

/**
 * A part of the content that can be scheduled or has moments: a month, a campaign of a month, or a part of a screen.
 */
export type Subject = { month: string; id?: string } | { screen: string; id?: string }

/**
 * A scheduled page: its publication time in milliseconds since 1970, and every URL that must not respond before. A
 * promotion has no URL.
 */
export type ScheduledPage = Subject & { title: string; until: number; urls: string[] }

type Entries = Pick<Content, 'months' | 'campaigns' | 'screens'>

function pathsOf(document: string, paths: { web: string | null; inApp: string | null }): string[] {
  const { web, inApp } = paths
  return [web, inApp, `/${documentsPath}/${document}`, web && qrCodePath(web)].filter((url) => url !== null)
}

/** Formats a title on one line, without its marks. */
export function plainTitle(title: string): string {
  return withoutMarks(title).replaceAll('\n', '')
}

/** Formats the location of a subject in the content: `202309-1/books`, `screens/entry/entry/spring-online`. */
export function nameSubject(subject: Subject): string {
  const directory = 'screen' in subject ? `screens/${subject.screen}` : subject.month
  return subject.id === undefined ? directory : `${directory}/${subject.id}`
}

/**
 * Lists the months, campaigns and promotions that are scheduled at an instant, in milliseconds since 1970, in order of
 * publication.
 */
export function listScheduled(content: Entries, now: number): ScheduledPage[] {
  const { ofMonth, ofCampaign } = publishTimes(content)
  const months = content.months.flatMap(({ month, definition }): ScheduledPage[] => {
    if (!definition) return []
    const paths = { web: monthPath(month, 'web'), inApp: monthPath(month, 'in-app') }
    const urls = pathsOf(monthFile(month), paths)
    return [{ month, title: plainTitle(definition.title), until: ofMonth(month), urls }]
  })
  const campaigns = content.campaigns.flatMap((entry): ScheduledPage[] => {
    const { month, id, definition } = entry
    if (!definition) return []
    const paths = campaignPaths(entry, definition)
    const calendars = isOnWeb(paths) ? [calendarFilePath(month, id)] : []
    const urls = [...pathsOf(campaignFile(month, id), paths), ...calendars]
    return [{ month, id, title: plainTitle(definition.title), until: ofCampaign(entry), urls }]
  })
  const promotions = promotionsIn(content.screens).map(({ page, promotion, from }): ScheduledPage => {
    const id = `${page}/${promotion.promotionKey}`
    return { screen: 'entry', id, title: plainTitle(promotion.title), until: from, urls: [] }
  })
  return [...months, ...campaigns, ...promotions]
    .filter(({ until }) => until > now)
    .sort((a, b) => a.until - b.until || (nameSubject(a) < nameSubject(b) ? -1 : 1))
}

/** Returns every instant at which a scheduled page is published, in milliseconds since 1970. */
export function publicationInstants(content: Entries): number[] {
  const instants = listScheduled(content, Number.NEGATIVE_INFINITY).map(({ until }) => until)
  return [...new Set(instants)].sort((a, b) => a - b)
}

/** Time span in which a build omits the same pages as at `now`; `until` is exclusive. */
export type Span = { from: number; until: number }

/** Returns the span around an instant in which a build publishes the same content, in milliseconds since 1970. */
export function publicationSpan(content: Entries, now: number): Span {
  const instants = publicationInstants(content)
  return {
    from: Math.max(...instants.filter((instant) => instant <= now), Number.NEGATIVE_INFINITY),
    until: Math.min(...instants.filter((instant) => instant > now), Number.POSITIVE_INFINITY),
  }
}
