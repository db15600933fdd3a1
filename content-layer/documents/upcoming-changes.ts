/*
 * Lists the coming moments at which pages change: publications, starts and ends of periods, grant days.
 */

import { formatInstant } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { plainTitle } from '#domain/text/note-marks.ts'
import type { Period } from '#schemas/period.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import { groupBy } from '#domain/group-by.ts'
import type { Content } from '../load/read-content.ts'
import { listScheduled, type SchedulableContent, type ScheduledPage } from './publication-schedule.ts'
import type { ContentLocation } from './content-location.ts'
import { getEntryScreen } from '../schedule/promotions.ts'

/**
 * Kinds of changes at a moment. A page is published by a build; the page itself shows a start, an end and a grant day,
 * in the browser. `ends` is the first instant after the period, and `grant-day` the start of the last day on which
 * points are granted.
 */
export type MomentKind = 'published' | 'starts' | 'ends' | 'grant-day'

type Titled = ContentLocation & { title: string }

type Change = { kind: MomentKind } & Titled

/** An instant, in ISO 8601 and Japan time, with the changes at that time. */
export type Moment = { at: string; needsBuild: boolean; changes: Change[] }

type Dated = { at: number; change: Change }

function datedMoments(
  titled: Titled,
  { period, grantBy }: { period?: Period | undefined; grantBy?: string | undefined },
): Dated[] {
  const moments: Dated[] = []
  if (period) moments.push({ at: parseStart(period.start), change: { kind: 'starts', ...titled } })
  if (period) moments.push({ at: parseEnd(period.end) + 1, change: { kind: 'ends', ...titled } })
  if (grantBy !== undefined)
    moments.push({ at: parseStart(`${grantBy} 00:00`), change: { kind: 'grant-day', ...titled } })
  return moments
}

function momentsOfScreens(screens: Content['screens']): Dated[] {
  const entry = getEntryScreen(screens)
  // The content was checked: a screen's data has the type of its name.
  const invitation = screens.get('invitation') as ScreenDefinition<'invitation'> | undefined
  const ofEntry = Object.entries(entry?.campaigns ?? {}).flatMap(([id, campaign]) =>
    datedMoments({ screen: 'entry', id, title: plainTitle(campaign.title) }, campaign),
  )
  const title = plainTitle(invitation?.title ?? '')
  return [
    ...ofEntry,
    ...(invitation ? datedMoments({ screen: 'invitation', title }, { period: invitation.period }) : []),
  ]
}

function createPublication({ publishAt, urls: _, ...titled }: ScheduledPage): Dated {
  return { at: publishAt, change: { kind: 'published', ...titled } }
}

/** Lists every moment after `now`, in milliseconds since 1970, at which something changes for visitors, in order. */
export function listMoments(content: SchedulableContent, now: number): Moment[] {
  const dated = [
    ...listScheduled(content, now).map(createPublication),
    ...content.campaigns.flatMap(({ month, id, definition }) =>
      definition ? datedMoments({ month, id, title: plainTitle(definition.title) }, definition) : [],
    ),
    ...momentsOfScreens(content.screens),
  ].filter(({ at }) => at > now)
  return [...groupBy(dated, ({ at }) => String(at)).entries()]
    .map(([at, changes]) => ({ at: Number(at), changes: changes.map(({ change }) => change) }))
    .sort((a, b) => a.at - b.at)
    .map(({ at, changes }) => ({
      at: formatInstant(at),
      needsBuild: changes.some(({ kind }) => kind === 'published'),
      changes,
    }))
}

/**
 * Formats `moments.json`: the scheduled pages with their times, and the upcoming moments as of `now`, in milliseconds
 * since 1970. It names unpublished pages, so it is stored next to the published folder and never in it.
 */
export function formatMoments(content: SchedulableContent, now: number): string {
  const scheduled = listScheduled(content, now).map(({ publishAt, urls: _, ...page }) => ({
    ...page,
    until: formatInstant(publishAt),
  }))
  const document = {
    schemaVersion: 1,
    asOf: formatInstant(now),
    heldBack: scheduled,
    moments: listMoments(content, now),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
