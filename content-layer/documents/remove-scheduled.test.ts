import { expect, test } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'

import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import {
  append,
  inFields,
  readChanged,
  replaceOnce,
  withContent,
  type Changes,
} from '../../tests/support/sites/small-content.ts'
import { removeScheduled } from './remove-scheduled.ts'
import { listScheduled, publicationSpan } from './publication-schedule.ts'

const moment = '2023-01-25 10:00'
const at = parseStart(moment)
const later = (file: string, publishAt = moment): Changes => ({ [file]: inFields(append(`publishAt: ${publishAt}\n`)) })
const idsOf = ({ campaigns }: { campaigns: readonly { id: string }[] }) => campaigns.map(({ id }) => id)

test('a campaign is left out of the content and of its month until its moment', async () => {
  const content = await readChanged(later('./noodles.mdx'))
  const [before, after] = [removeScheduled(content, at - 1), removeScheduled(content, at)]
  expect([idsOf(before), before.months.map(({ definition }) => definition?.campaigns)]).toEqual([['shop'], [['shop']]])
  expect([idsOf(after), after.months.map(({ definition }) => definition?.campaigns)]).toEqual([
    ['noodles', 'shop'],
    [['noodles', 'shop']],
  ])
})

test('a picture that nothing else shows is not published, and one that another page shows is', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M0 0h9v9z"/></svg>'
  const content = await readChanged({
    './noodles.mdx': (text) =>
      inFields(append(`publishAt: ${moment}\n`))(replaceOnce('src: /images/logo.svg', 'src: images/own.svg')(text)),
    './images/own.svg': drawing,
  })
  const isPublished = (name: string, now: number) =>
    removeScheduled(content, now).slots.has(`campaigns/202302-1/images/${name}.svg`)
  expect([at - 1, at].map((now) => isPublished('own', now))).toEqual([false, true])
  expect([at - 1, at].map((now) => isPublished('bowl', now))).toEqual([true, true])
})

test('a scheduled month delays all of its campaigns', async () => {
  const content = await readChanged({ './month.yaml': append(`publishAt: ${moment}\n`) })
  const before = removeScheduled(content, at - 1)
  expect([before.months, before.campaigns]).toEqual([[], []])
  expect(removeScheduled(content, at)).toBe(content)
})

test('a month waits for the first of its campaigns rather than be empty', async () => {
  const content = await readChanged({ ...later('./noodles.mdx'), ...later('./shop.mdx', '2023-01-28 10:00') })
  expect(removeScheduled(content, at - 1).months).toEqual([])
  expect(removeScheduled(content, at).months.map(({ definition }) => definition?.campaigns)).toEqual([['noodles']])
})

test('a scheduled page is listed with every URL that must not answer', async () => {
  const content = await readChanged(later('./noodles.mdx'))
  expect(listScheduled(content, at)).toEqual([])
  expect(listScheduled(content, at - 1)).toEqual([
    {
      month: '202302-1',
      id: 'noodles',
      title: '街のごはんがおトク',
      publishAt: at,
      urls: [
        '/jp/card/202302-1/noodles/',
        '/jp/card/202302-1/noodles/in-app/',
        '/content/v1/campaigns/202302-1/noodles.json',
        '/qr/jp/card/202302-1/noodles.svg',
        '/calendar/202302-1/noodles.ics',
      ],
    },
  ])
})

test('a build is valid from the last publication to the next', async () => {
  const content = await readChanged({ ...later('./noodles.mdx'), ...later('./shop.mdx', '2023-01-28 10:00') })
  const next = parseStart('2023-01-28 10:00')
  expect([at - 1, at, next].map((now) => publicationSpan(content, now))).toEqual([
    { from: -Infinity, until: at },
    { from: at, until: next },
    { from: next, until: Infinity },
  ])
})

test('a link to a scheduled page is an error until its publication', async () => {
  const link = replaceOnce('[戻る](/jp/card/202302-1/)', '[飲食店](/jp/card/202302-1/noodles)')
  await withContent({ ...later('./noodles.mdx'), './shop.mdx': link }, async (root) => {
    const kindsAt = async (now: number) =>
      (await readContentFolder(root, ContentCache.empty(), now)).diagnostics.map(({ kind }) => kind)
    expect([await kindsAt(at - 1), await kindsAt(at)]).toEqual([['link-to-held-back'], []])
  })
})
