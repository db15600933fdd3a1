import { expect, test } from 'vitest'

import type { Version } from '../../compare/versions/version.ts'
import type { Moment } from './moments.ts'
import { joinSameLooks, mostVisitorShots, planVisitorShots } from './plan-visitors.ts'
import type { TakenShot } from './take-pictures.ts'

const [start, end] = [Date.parse('2023-05-01T00:00:00+09:00'), Date.parse('2023-05-31T23:59:59+09:00')]
const running: Moment = { at: (start + end) / 2, words: '開催中', state: 'DURING_THE_PERIOD' }
const over: Moment = { at: end + 1, words: '終了後', state: 'AFTER_THE_PERIOD' }

function shot(address: string, changes: Partial<TakenShot> = {}): TakenShot {
  const moment = changes.moment ?? running
  const calls = [{ path: '/v1/get_invite_code', body: '{}' }]
  const comparison = { places: [], more: 0, pixels: 0 }
  const common = {
    card: 'code-1',
    address,
    width: 375,
    sides: ['before', 'after'],
    visitors: [],
    look: address,
  } as const
  return { ...common, moment, at: moment.at, calls, comparison, ...changes }
}

const version: Version = {
  documents: new Map(),
  remarks: [],
  publication: new Map(),
  addresses: [],
  markup: () => Promise.resolve(`<article data-period="${start},${end}">`),
  basePath: '',
  file: () => Promise.resolve(undefined),
}

const plan = (taken: readonly TakenShot[], now = running.at) =>
  planVisitorShots({ taken, versions: { before: version, after: version }, now })

test('a screen is looked at as its visitors see it while it runs, on a phone', async () => {
  const { shots, unseen } = await plan([shot('/a/', { moment: over }), shot('/a/', { width: 1280 }), shot('/a/')])
  expect(shots.map(({ visitors: [visitor] }) => visitor)).toContain('code-registered')
  expect(new Set(shots.map(({ at, width }) => `${at} ${width}`))).toEqual(new Set([`${running.at} 375`]))
  expect(unseen).toEqual([])
})

test('a screen is looked at as it is now, too, unless that is in a picture', async () => {
  const { shots } = await plan([shot('/a/')], over.at)
  expect(shots[0]).toMatchObject({ at: over.at, moment: { words: 'いま（終了後）' }, visitors: [] })
  const { shots: others } = await plan([shot('/a/'), shot('/a/', { moment: over })], over.at)
  expect(others.filter(({ visitors }) => visitors.length === 0)).toEqual([])
})

test('pages without calls, and screens that are gone, have one visitor', async () => {
  const taken = [shot('/a/', { calls: [] }), shot('/b/', { sides: ['before'] })]
  expect(await plan(taken, over.at)).toEqual({ shots: [], unseen: [] })
})

test('if all screens changed, every visitor is seen on some, every screen by as many, and the others are named', async () => {
  const addresses = Array.from({ length: 14 }, (_, index) => `/${index}/`)
  const { shots, unseen } = await plan(addresses.map((address) => shot(address)))
  expect(shots).toHaveLength(mostVisitorShots)
  const { shots: ofOne } = await plan([shot('/a/')])
  const namesOf = (list: typeof shots) => new Set(list.map(({ visitors: [visitor] }) => visitor))
  expect(namesOf(shots)).toEqual(namesOf(ofOne))
  const counts = addresses.map((address) => shots.filter((planned) => planned.address === address).length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  const all = ofOne.flatMap(({ visitors }) => visitors).length
  for (const { address, visitors } of unseen) {
    const seen = shots.filter((planned) => planned.address === address).flatMap((planned) => planned.visitors)
    expect(seen.length + visitors.length).toBe(all)
  }
})

test('visitors to whom a screen looks the same have one picture, and those who see the usual one none', () => {
  const others = [
    shot('/a/', { visitors: ['failing'], look: 'error' }),
    shot('/a/', { visitors: ['ended'], look: 'usual' }),
    shot('/a/', { visitors: ['stalled', 'slow'], look: 'waiting' }),
    shot('/a/', { visitors: ['malformed'], look: 'error' }),
    shot('/b/', { visitors: ['ended'], look: 'usual' }),
  ]
  const joined = joinSameLooks([shot('/a/', { look: 'usual' })], others)
  expect(joined.map(({ address, visitors }) => `${address} ${visitors.join()}`)).toEqual([
    '/a/ failing,malformed',
    '/a/ stalled,slow',
    '/b/ ended',
  ])
})
