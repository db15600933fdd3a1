import { expect, test } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'

import type { Content } from '../load/read-content.ts'
import { append, inFields, readChanged } from '../../tests/support/sites/small-content.ts'
import { formatMoments, listMoments } from './upcoming-changes.ts'

const noodles = {
  './noodles.mdx': inFields(append('publishAt: 2023-01-25 10:00\ngrantBy: 2023-03-31\n')),
}

/** Removes the fixture's screens, whose periods would be listed in between. */
function withoutScreens(content: Content): Content {
  return { ...content, screens: new Map() }
}

test('every coming moment is listed with what happens, and only publication needs a build', async () => {
  const content = await readChanged(noodles)
  const moments = listMoments(withoutScreens(content), parseStart('2023-01-01 00:00'))
  const ofCampaigns = moments.map(({ at, needsBuild, changes }) => [
    at,
    needsBuild,
    ...changes.map(({ kind, id = '' }) => `${id} ${kind}`),
  ])
  expect(ofCampaigns).toEqual([
    ['2023-01-25T10:00:00+09:00', true, 'noodles published'],
    ['2023-02-01T00:00:00+09:00', false, 'noodles starts', 'shop starts'],
    ['2023-03-01T00:00:00+09:00', false, 'noodles ends', 'shop ends'],
    ['2023-03-31T00:00:00+09:00', false, 'noodles grant-day'],
  ])
})

test('a moment equal to now has passed', async () => {
  const content = await readChanged(noodles)
  const first = (now: string) => listMoments(content, parseStart(now))[0]?.at
  expect([first('2023-01-25 09:59'), first('2023-01-25 10:00')]).toEqual([
    '2023-01-25T10:00:00+09:00',
    '2023-02-01T00:00:00+09:00',
  ])
})

test('a scheduled month is published with its campaigns', async () => {
  const content = await readChanged({ './month.yaml': append('publishAt: 2023-01-25 10:00\n') })
  expect(listMoments(content, 0)[0]).toMatchObject({
    needsBuild: true,
    changes: [
      { kind: 'published', month: '202302-1', title: '2月のおトク' },
      { kind: 'published', month: '202302-1', id: 'noodles' },
      { kind: 'published', month: '202302-1', id: 'shop' },
    ],
  })
})

test('the periods of screens are moments too', () => {
  const invitation = { title: '友だちを招待', period: { start: '2023-02-03 00:00', end: '2023-02-04 23:59' } }
  const content = { months: [], campaigns: [], screens: new Map([['invitation' as const, invitation]]) }
  expect(listMoments(content, 0)).toEqual([
    {
      at: '2023-02-03T00:00:00+09:00',
      needsBuild: false,
      changes: [{ kind: 'starts', screen: 'invitation', title: '友だちを招待' }],
    },
    {
      at: '2023-02-05T00:00:00+09:00',
      needsBuild: false,
      changes: [{ kind: 'ends', screen: 'invitation', title: '友だちを招待' }],
    },
  ])
})

test('the file states what is scheduled until when, and as of when', async () => {
  const content = await readChanged(noodles)
  expect(JSON.parse(formatMoments(withoutScreens(content), parseStart('2023-01-01 00:00')))).toMatchObject({
    schemaVersion: 1,
    asOf: '2023-01-01T00:00:00+09:00',
    heldBack: [{ month: '202302-1', id: 'noodles', title: '街のごはんがおトク', until: '2023-01-25T10:00:00+09:00' }],
    moments: [{ at: '2023-01-25T10:00:00+09:00', needsBuild: true }, {}, {}, {}],
  })
})
