import { groupBy } from '#content-layer/group-by.ts'
import { visitorsToShow, type Visitors } from './choose-visitors.ts'
import { isRunning, momentNow } from './moments.ts'
import { readSpans, type PlannedShot, type Versions } from './plan-shots.ts'
import type { TakenShot } from './take-pictures.ts'

/** A page of which not every kind of visitor is photographed. */
export type UnseenVisitors = { card: string; address: string; at: number; visitors: Visitors }

/** Pictures of visitors beyond these are left out, and named: somebody changed all screens. */
export const mostVisitorShots = 40

/** The picture of a screen at whose moment its visitors are looked at: while it runs, if it has a period. */
function modelOf(shots: readonly TakenShot[]): TakenShot | undefined {
  const narrow = shots.filter(({ width, sides, calls }) => width === 375 && sides.includes('after') && calls.length > 0)
  return narrow.find(({ moment }) => isRunning(moment)) ?? narrow[0]
}

async function visitorsOf({ card, address, width, at, moment, sides, calls }: TakenShot): Promise<PlannedShot[]> {
  const found = await visitorsToShow(calls, at)
  return found.map((visitors) => ({ card, address, width, at, moment, sides, visitors }))
}

/** The screen as it is now, unless it is in that state in a picture. */
async function asItIsNow(
  { card, address, width, sides }: TakenShot,
  { taken, versions, now }: Options,
): Promise<PlannedShot[]> {
  const moment = momentNow(...(await readSpans(address, versions)), now)
  const isTaken = taken.some((shot) => pageOf(shot) === pageOf({ card, address }) && shot.moment.state === moment.state)
  return isTaken ? [] : [{ card, address, width, sides, at: now, moment, visitors: [] }]
}

function pageOf({ card, address }: { card: string; address: string }): string {
  return `${card} ${address}`
}

function count(counts: ReadonlyMap<string, number>, key: string): number {
  return counts.get(key) ?? 0
}

/** As many as allowed: each visitor on some screen before one on a further screen, and as many of each screen. */
function spread(shots: readonly PlannedShot[], most: number): PlannedShot[] {
  const [left, chosen, counts] = [[...shots], [] as PlannedShot[], new Map<string, number>()]
  const [visitorOf, weigh] = [
    ({ visitors }: PlannedShot) => visitors[0] ?? '',
    (shot: PlannedShot) => count(counts, visitorOf(shot)) * shots.length + count(counts, pageOf(shot)),
  ]
  while (left.length > 0 && chosen.length < most) {
    const least = Math.min(...left.map(weigh))
    const [shot] = left.splice(
      left.findIndex((candidate) => weigh(candidate) === least),
      1,
    )
    if (!shot) break
    chosen.push(shot)
    for (const key of [visitorOf(shot), pageOf(shot)]) counts.set(key, count(counts, key) + 1)
  }
  return chosen
}

function nameUnseen(shots: readonly PlannedShot[]): UnseenVisitors[] {
  return [...groupBy(shots, pageOf).values()].flatMap((own) => {
    const visitors = own.flatMap((shot) => shot.visitors)
    return own.slice(0, 1).map(({ card, address, at }) => ({ card, address, at, visitors }))
  })
}

type Options = {
  /** The pictures of the usual visitor. */
  taken: readonly TakenShot[]
  versions: Versions
  /** In milliseconds since 1970 UTC. */
  now: number
}

/**
 * The pictures of those visitors to whom a screen shows something of its own, by the calls that it made when it was
 * photographed for the usual one; and of the screens as they are now.
 */
export async function planVisitorShots(options: Options): Promise<{ shots: PlannedShot[]; unseen: UnseenVisitors[] }> {
  const models = [...groupBy(options.taken, pageOf).values()].map(modelOf).filter((model) => model !== undefined)
  const today = await Promise.all(models.map((model) => asItIsNow(model, options)))
  const planned = (await Promise.all(models.map(visitorsOf))).flat()
  const chosen = new Set(spread(planned, mostVisitorShots))
  return {
    shots: [...today.flat(), ...planned.filter((shot) => chosen.has(shot))],
    unseen: nameUnseen(planned.filter((shot) => !chosen.has(shot))),
  }
}

/**
 * Joins the visitors to whom a screen looks the same, though they are answered otherwise; those who see it as the usual
 * one does have no picture of their own.
 */
export function joinSameLooks(usual: readonly TakenShot[], others: readonly TakenShot[]): TakenShot[] {
  const keyOf = ({ card, address, at, width, look }: TakenShot) => [card, address, at, width, look].join(' ')
  const known = new Set(usual.map(keyOf))
  const own = groupBy(
    others.filter((shot) => !known.has(keyOf(shot))),
    keyOf,
  )
  return [...own.values()].flatMap((shots) => {
    const visitors = shots.flatMap((shot) => shot.visitors)
    return shots.slice(0, 1).map((shot) => ({ ...shot, visitors }))
  })
}
