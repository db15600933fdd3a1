import { isInAppPath } from '#content-layer/common/routes.ts'
import { enclosingSpan, findSpans, parsePeriod, type Span } from '#domain/time/spans.ts'

import type { PageGroup, Versions } from '../../compare/compare-versions.ts'
import type { ChangedEntry } from '../../compare/changed-entry.ts'
import type { Screenshot } from './camera.ts'
import { listMomentsToCompare, type Moment } from './moments-to-compare.ts'
import { mostUsedViewport, viewports, type Viewport } from './viewports.ts'

/** A picture to take for a group of pages, of one version or of both. */
export type PlannedScreenshot = Screenshot & {
  group: PageGroup
  moment: Moment
  sides: readonly ('before' | 'after')[]
  /** Whether the page shows responses of the server. */
  isScreen: boolean
}

const sidesByState = { added: ['after'], removed: ['before'], changed: ['before', 'after'] } as const

/** Returns the first web page and the first in-app page, which represent all pages of a group. */
function chooseRepresentatives({ pagePaths }: PageGroup): string[] {
  const web = pagePaths.find((pagePath) => !isInAppPath(pagePath))
  return [web, pagePaths.find(isInAppPath)].filter((pagePath) => pagePath !== undefined)
}

/** Maximum number of groups with screenshots; the others are only listed. This happens if every page changed. */
const maxGroups = 40

/** Reads the span of both versions: from the first start to the last end on the page, in the order before, after. */
async function readSpans(pagePath: string, { before, after }: Versions): Promise<(Span | undefined)[]> {
  const markups = await Promise.all([before.markup(pagePath), after.markup(pagePath)])
  return markups.map((markup) => enclosingSpan(findSpans(markup ?? '')))
}

/**
 * Returns the span of both versions: that of the campaign that changed, because its page may show others that start and
 * end on other days; without one, that of the page.
 */
async function findCompared(entry: ChangedEntry | undefined, pagePath: string, versions: Versions) {
  const { before, after } = entry?.periods ?? {}
  if (!before && !after) return readSpans(pagePath, versions)
  return [before, after].map((period) => period && parsePeriod(period))
}

/** Makes groups of pages whose HTML is the same, because a change of a screen shows after the server's answer. */
function groupScreens(
  entries: readonly ChangedEntry[],
  groups: readonly PageGroup[],
  { after }: Versions,
): PageGroup[] {
  const listed = new Set(groups.flatMap(({ pagePaths }) => pagePaths))
  return entries
    .filter(({ kind, state }) => kind === 'screen' && state === 'changed')
    .flatMap(({ id, pagePaths }) => pagePaths.map((pagePath) => ({ id, pagePath })))
    .filter(({ pagePath }) => !listed.has(pagePath) && after.pagePaths.includes(pagePath))
    .map(({ id, pagePath }) => ({
      id: `${id}-${pagePath}`,
      pagePaths: [pagePath],
      state: 'changed',
      entryId: id,
    }))
}

/** Plans screenshots of a group: pages about an entry in all states and windows, others in the most used one. */
async function planGroup(
  group: PageGroup,
  entry: ChangedEntry | undefined,
  versions: Versions,
  now: number,
): Promise<PlannedScreenshot[]> {
  const planned: PlannedScreenshot[] = []
  const isAboutEntry = group.entryId !== undefined
  const isScreen = entry?.kind === 'screen'
  for (const pagePath of chooseRepresentatives(group)) {
    const [before, after] = await findCompared(entry, pagePath, versions)
    const compared = listMomentsToCompare(before, after, now)
    const moments = isAboutEntry && group.state === 'changed' ? compared : compared.slice(0, 1)
    const shown: readonly Viewport[] = isAboutEntry || !isInAppPath(pagePath) ? viewports : [mostUsedViewport]
    for (const moment of moments)
      for (const viewport of shown)
        planned.push({ group, pagePath, viewport, at: moment.at, moment, sides: sidesByState[group.state], isScreen })
  }
  return planned
}

/** Plans all screenshots of a review, and counts the groups of pages that are omitted because there are too many. */
export async function planScreenshots(
  { entries, groups }: { entries: readonly ChangedEntry[]; groups: readonly PageGroup[] },
  versions: Versions,
  now: number,
): Promise<{ screenshots: PlannedScreenshot[]; leftOut: number }> {
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]))
  const groupsAndScreens = [...groups, ...groupScreens(entries, groups, versions)]
  const screenshots: PlannedScreenshot[] = []
  for (const group of groupsAndScreens.slice(0, maxGroups))
    screenshots.push(...(await planGroup(group, entriesById.get(group.entryId ?? ''), versions, now)))
  return { screenshots, leftOut: Math.max(0, groupsAndScreens.length - maxGroups) }
}
