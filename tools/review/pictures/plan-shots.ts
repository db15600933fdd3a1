import { spansIn, type Span } from '#domain/time/moments.ts'

import type { Card, PageGroup } from '../../compare/card.ts'
import type { Version } from '../../compare/versions/version.ts'
import { widths, type Shot, type Width } from './camera.ts'
import type { Visitors } from './choose-visitors.ts'
import { momentsToCompare, type Moment } from './moments.ts'

/**
 * A picture to take for a card, of one version or of both: as the visitors see it who get the same answers, or, where
 * none are named, as the usual one does.
 */
export type PlannedShot = Omit<Shot, 'scenario'> & {
  card: string
  moment: Moment
  sides: readonly ('before' | 'after')[]
  visitors: Visitors
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
const mostGroups = 40

export type Versions = { before: Version; after: Version }

/** The periods that both versions of a page state. */
export async function readSpans(address: string, { before, after }: Versions): Promise<[Span[], Span[]]> {
  const [old, now] = await Promise.all([before.markup(address), after.markup(address)])
  return [spansIn(old ?? ''), spansIn(now ?? '')]
}

/**
 * The pages of a card, and those of a changed screen that are the same until it is answered: what it shows then is
 * nowhere in its HTML.
 */
function groupsOf({ subject, groups }: Card, { after }: Versions): readonly PageGroup[] {
  if (subject?.kind !== 'screen' || subject.state !== 'changed') return groups
  const known = new Set(groups.flatMap(({ addresses }) => addresses))
  const others = subject.addresses.filter((address) => !known.has(address) && after.addresses.includes(address))
  return [...groups, ...others.map((address) => ({ addresses: [address], state: 'changed', isOwn: true }) as const)]
}

/** Pages about the subject are looked at in all their states and widths, others in the one that visitors see most. */
async function planGroup(card: Card, group: PageGroup, versions: Versions, now: number): Promise<PlannedShot[]> {
  const planned: PlannedShot[] = []
  for (const address of representatives(group)) {
    const all = momentsToCompare(...(await readSpans(address, versions)), now)
    const moments = group.isOwn && group.state === 'changed' ? all : all.slice(0, 1)
    const shown: readonly Width[] = group.isOwn || !address.endsWith('/in-app/') ? widths : [375]
    for (const moment of moments)
      for (const width of shown)
        planned.push({
          card: card.id,
          address,
          width,
          at: moment.at,
          moment,
          sides: sidesOf[group.state],
          visitors: [],
        })
  }
  return planned
}

/** Every picture that the cards need, and how many groups of pages are left out because there are too many. */
export async function planShots(
  cards: readonly Card[],
  versions: Versions,
  now: number,
): Promise<{ shots: PlannedShot[]; leftOut: number }> {
  const groups = cards.flatMap((card) => groupsOf(card, versions).map((group) => ({ card, group })))
  const shots: PlannedShot[] = []
  for (const { card, group } of groups.slice(0, mostGroups))
    shots.push(...(await planGroup(card, group, versions, now)))
  return { shots, leftOut: Math.max(0, groups.length - mostGroups) }
}
