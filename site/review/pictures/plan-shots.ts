import { spansIn } from '#schemas/moments.ts'

import type { Card, PageGroup } from '../compare/make-cards.ts'
import type { Version } from '../versions/version.ts'
import { widths, type Shot, type Width } from './camera.ts'
import { momentsToCompare, type Moment } from './moments.ts'

/** A picture to take for a card, of one version or of both. */
export type PlannedShot = Shot & { card: string; moment: Moment; sides: readonly ('before' | 'after')[] }

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

async function momentsFor(address: string, versions: Versions, now: number): Promise<Moment[]> {
  const [before, after] = await Promise.all([versions.before.markup(address), versions.after.markup(address)])
  return momentsToCompare(spansIn(before ?? ''), spansIn(after ?? ''), now)
}

type Versions = { before: Version; after: Version }

/** Pages about the subject are looked at in all their states and widths, others in the one that visitors see most. */
async function planGroup(card: Card, group: PageGroup, versions: Versions, now: number): Promise<PlannedShot[]> {
  const planned: PlannedShot[] = []
  for (const address of representatives(group)) {
    const all = await momentsFor(address, versions, now)
    const moments = group.isOwn && group.state === 'changed' ? all : all.slice(0, 1)
    const shown: readonly Width[] = group.isOwn || !address.endsWith('/in-app/') ? widths : [375]
    for (const moment of moments)
      for (const width of shown)
        planned.push({ card: card.id, address, width, at: moment.at, moment, sides: sidesOf[group.state] })
  }
  return planned
}

/** Every picture that the cards need, and how many groups of pages are left out because there are too many. */
export async function planShots(
  cards: readonly Card[],
  versions: Versions,
  now: number,
): Promise<{ shots: PlannedShot[]; leftOut: number }> {
  const groups = cards.flatMap((card) => card.groups.map((group) => ({ card, group })))
  const shots: PlannedShot[] = []
  for (const { card, group } of groups.slice(0, mostGroups))
    shots.push(...(await planGroup(card, group, versions, now)))
  return { shots, leftOut: Math.max(0, groups.length - mostGroups) }
}
