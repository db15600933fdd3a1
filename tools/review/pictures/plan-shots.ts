import { spansIn, type Span } from '#domain/time/moments.ts'

import type { PageGroup } from '../../compare/compare-versions.ts'
import type { Subject } from '../../compare/subject.ts'
import type { Version } from '../../compare/versions/version.ts'
import { widths, type Shot, type Width } from './camera.ts'
import { momentsToCompare, type Moment } from './moments.ts'

/** A picture to take for a group of pages, of one version or of both. */
export type PlannedShot = Shot & {
  group: PageGroup
  moment: Moment
  sides: readonly ('before' | 'after')[]
  /** Whether the page shows what the server answers. */
  isScreen: boolean
}

const sidesOf = { added: ['after'], removed: ['before'], changed: ['before', 'after'] } as const

/** One page in a browser and one in the app stand for all pages of a group. */
function representatives({ addresses }: PageGroup): string[] {
  const [web, inApp] = [false, true].map((isInApp) =>
    addresses.find((address) => address.endsWith('/in-app/') === isInApp),
  )
  return [web, inApp].filter((address) => address !== undefined)
}

/** Groups beyond these are listed, not photographed: somebody changed everything. */
const maxGroups = 40

export type Versions = { before: Version; after: Version }

/** The periods that both versions of a page state. */
async function readSpans(address: string, { before, after }: Versions): Promise<[Span[], Span[]]> {
  const [old, now] = await Promise.all([before.markup(address), after.markup(address)])
  return [spansIn(old ?? ''), spansIn(now ?? '')]
}

/**
 * The pages of a changed screen whose HTML is the same: what changed is shown once the server has answered, and stands
 * nowhere in it.
 */
function groupScreens(subjects: readonly Subject[], groups: readonly PageGroup[], { after }: Versions): PageGroup[] {
  const known = new Set(groups.flatMap(({ addresses }) => addresses))
  return subjects
    .filter(({ kind, state }) => kind === 'screen' && state === 'changed')
    .flatMap(({ id, addresses }) => addresses.map((address) => ({ id, address })))
    .filter(({ address }) => !known.has(address) && after.addresses.includes(address))
    .map(({ id, address }) => ({ id: `${id}-${address}`, addresses: [address], state: 'changed', subject: id }))
}

/** Pages about a subject are looked at in all their states and widths, others in the one that visitors see most. */
async function planGroup(group: PageGroup, isScreen: boolean, versions: Versions, now: number): Promise<PlannedShot[]> {
  const planned: PlannedShot[] = []
  const isOwn = group.subject !== undefined
  for (const address of representatives(group)) {
    const all = momentsToCompare(...(await readSpans(address, versions)), now)
    const moments = isOwn && group.state === 'changed' ? all : all.slice(0, 1)
    const shown: readonly Width[] = isOwn || !address.endsWith('/in-app/') ? widths : [375]
    for (const moment of moments)
      for (const width of shown)
        planned.push({ group, address, width, at: moment.at, moment, sides: sidesOf[group.state], isScreen })
  }
  return planned
}

/** Every picture that a review needs, and how many groups of pages are left out because there are too many. */
export async function planShots(
  { subjects, groups }: { subjects: readonly Subject[]; groups: readonly PageGroup[] },
  versions: Versions,
  now: number,
): Promise<{ shots: PlannedShot[]; leftOut: number }> {
  const screens = new Set(subjects.filter(({ kind }) => kind === 'screen').map(({ id }) => id))
  const all = [...groups, ...groupScreens(subjects, groups, versions)]
  const shots: PlannedShot[] = []
  for (const group of all.slice(0, maxGroups))
    shots.push(...(await planGroup(group, screens.has(group.subject ?? ''), versions, now)))
  return { shots, leftOut: Math.max(0, all.length - maxGroups) }
}
