import { plainTitle } from '#schemas/note-mark.ts'

import { calendarFilePath, monthPath, qrCodePath } from '../common/routes.ts'
import { campaignFile, documentsPath, isOnWeb, monthFile } from './document-types.ts'
import { campaignPaths } from './make-documents.ts'
import type { Content } from '../load/read-content.ts'
import { promotionsIn } from '../schedule/promotions.ts'
import { publishTimes } from '../schedule/publish-times.ts'
import { formatSubject, type Subject } from './subject.ts'

/**
 * A page or promotion with its publication time, in milliseconds since 1970, and every URL that must not respond before.
 * A promotion has no URL.
 */
export type ScheduledPage = Subject & { title: string; publishAt: number; urls: string[] }

/** The parts of the content that can be scheduled. */
export type SchedulableContent = Pick<Content, 'months' | 'campaigns' | 'screens'>

function pathsOf(document: string, paths: { web: string | null; inApp: string | null }): string[] {
  const { web, inApp } = paths
  return [web, inApp, `/${documentsPath}/${document}`, web && qrCodePath(web)].filter((url) => url !== null)
}

/** Lists everything with a publication time, past or future, in order of publication. */
export function listByPublication(content: SchedulableContent): ScheduledPage[] {
  const { ofMonth, ofCampaign } = publishTimes(content)
  const months = content.months.flatMap(({ month, definition }): ScheduledPage[] => {
    if (!definition) return []
    const paths = { web: monthPath(month, 'web'), inApp: monthPath(month, 'in-app') }
    const urls = pathsOf(monthFile(month), paths)
    return [{ month, title: plainTitle(definition.title), publishAt: ofMonth(month), urls }]
  })
  const campaigns = content.campaigns.flatMap((entry): ScheduledPage[] => {
    const { month, id, definition } = entry
    if (!definition) return []
    const paths = campaignPaths(entry, definition)
    const calendars = isOnWeb(paths) ? [calendarFilePath(month, id)] : []
    const urls = [...pathsOf(campaignFile(month, id), paths), ...calendars]
    return [{ month, id, title: plainTitle(definition.title), publishAt: ofCampaign(entry), urls }]
  })
  const promotions = promotionsIn(content.screens).map(({ page, promotion, from }): ScheduledPage => {
    const id = `${page}/${promotion.promotionKey}`
    return { screen: 'entry', id, title: plainTitle(promotion.title), publishAt: from, urls: [] }
  })
  return [...months, ...campaigns, ...promotions]
    .filter(({ publishAt }) => publishAt > Number.NEGATIVE_INFINITY)
    .sort((a, b) => a.publishAt - b.publishAt || (formatSubject(a) < formatSubject(b) ? -1 : 1))
}

/**
 * Lists the months, campaigns and promotions that are scheduled at an instant, in milliseconds since 1970, in order of
 * publication.
 */
export function listScheduled(content: SchedulableContent, now: number): ScheduledPage[] {
  return listByPublication(content).filter(({ publishAt }) => publishAt > now)
}
