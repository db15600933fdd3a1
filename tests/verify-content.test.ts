import { execFileSync } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, beforeAll, expect, test } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'
import { listFiles } from '#tools/own-folder/folder-digest.ts'
import { exitCodeOf, formatVerification } from '#tools/verify/findings.ts'
import { listWithdrawn } from '#tools/verify/withdrawn-pages.ts'

import {
  copyOf,
  linesOf,
  publishSmall,
  smallContent,
  startHost,
  startInFront,
  stopHosts,
  verify,
  type Edits,
  type PublishedSite,
} from './support/live-host.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { isWholeGrid } from './support/grid.ts'

const noodles = 'campaigns/202302-1/noodles.mdx'
const heldBack: Edits = { [noodles]: (text) => text.replace('\nentry:', '\npublishAt: 2023-01-25 10:00\nentry:') }

/** What is right in February, and what is published a second before and at the moment of a campaign. */
let right: PublishedSite
let before: PublishedSite
let after: PublishedSite

beforeAll(async () => {
  right = await publishSmall({})
  before = await publishSmall(heldBack, parseStart('2023-01-25 10:00') - 1000)
  after = await publishSmall(heldBack, parseStart('2023-01-25 10:00'))
})

afterEach(stopHosts)

test('of a right site there is nothing to say but how much was compared', async () => {
  const result = await verify(await startHost(right.published), right)
  expect(formatVerification(result)).toMatch(/^\d\d pages and \d+ files as they should be\.$/)
  expect(exitCodeOf(result)).toBe(0)
})

test('every file that a visitor can get is compared', async () => {
  const asked = new Set<string>()
  const origin = await startInFront(await startHost(right.published), (address, answer) => {
    asked.add(address)
    return answer
  })
  await verify(origin, right)
  const files = listFiles(right.published).filter((name) => !/\.(?:br|gz)$|^errors\/|^404\.html$/.test(name))
  expect(files.filter((name) => !asked.has(`/${name}`))).toEqual([])
})

test('a page that was not published anew after its end was moved tells visitors that it runs', async () => {
  const moved = await publishSmall({ [noodles]: (text) => text.replace('end: 2023-02-28', 'end: 2023-02-20') })
  const result = await verify(await startHost(right.published), moved)
  expect(linesOf(result)).toContain(
    'stale /jp/card/202302-1/noodles/ has the period 2023-02-01 00:00 – 2023-02-28 23:59 where the content has 2023-02-01 00:00 – 2023-02-20 23:59: visitors read that it is running, but it is over',
  )
  expect(exitCodeOf(result)).toBe(1)
})

if (isWholeGrid)
  test('one page of an older commit is named, and no other', async () => {
    const older = await publishSmall({
      [noodles]: (text) => text.replace('<LogoGrid />', 'むかしの文。\n\n<LogoGrid />'),
    })
    const live = await copyOf(right)
    for (const ending of ['', '.br', '.gz']) {
      const page = `jp/card/202302-1/noodles/index.html${ending}`
      await cp(path.join(older.published, page), path.join(live, page))
    }
    expect(linesOf(await verify(await startHost(live), right))).toEqual([
      'stale /jp/card/202302-1/noodles/ says 「むかしの文。」 where 「買い物をする」 would be said now',
    ])
  })

test('a missing picture is named with a page that shows it', async () => {
  const live = await copyOf(right)
  const picture = listFiles(live).find((name) => /^media\/bowl\.\w+\.svg$/.test(name)) ?? ''
  for (const ending of ['', '.br', '.gz']) await rm(path.join(live, `${picture}${ending}`), { force: true })
  const result = await verify(await startHost(live), right)
  expect(linesOf(result)).toEqual([
    expect.stringMatching(new RegExp(`^missing /${picture} answers 404 instead of 200; it is used on /`)),
  ])
})

test('a page that is too early is named with its moment, wherever it shows', async () => {
  const lines = linesOf(await verify(await startHost(after.published), before))
  for (const address of [
    '/jp/card/202302-1/noodles/',
    '/jp/card/202302-1/noodles/in-app/',
    '/content/v1/campaigns/202302-1/noodles.json',
    '/qr/jp/card/202302-1/noodles.svg',
    '/calendar/202302-1/noodles.ics',
  ])
    expect(lines).toContain(
      `too-early ${address} shows 「街のごはんがおトク」, which is held back until 2023-01-25 10:00`,
    )
  expect(lines).toContain(
    'too-early /jp/card/202302-1/ tells of 「街のごはんがおトク」 (/jp/card/202302-1/noodles/), which is held back until 2023-01-25 10:00',
  )
})

if (isWholeGrid)
  test('a campaign that is told on the page of its month only is too early there', async () => {
    const onMonth: Edits = {
      ...heldBack,
      [noodles]: (text) => text.replace('\nentry:', '\npages: summary-only\npublishAt: 2023-01-25 10:00\nentry:'),
    }
    const early = await publishSmall(onMonth, parseStart('2023-01-25 10:00'))
    const right = await publishSmall(onMonth, parseStart('2023-01-25 09:59'))
    expect(linesOf(await verify(await startHost(early.published), right))).toContain(
      'too-early /jp/card/202302-1/ tells of 「街のごはんがおトク」 (#noodles), which is held back until 2023-01-25 10:00',
    )
  })

test('once its moment has come, a site without the page is behind', async () => {
  const lines = linesOf(await verify(await startHost(before.published), after))
  expect(lines).toContain('missing /jp/card/202302-1/noodles/ answers 404 instead of 200')
  expect(lines).toContainEqual(
    expect.stringMatching(/^stale \/jp\/card\/202302-1\/ shows \d+ periods of campaigns where \d+ /),
  )
})

const withoutShop: Edits = {
  'campaigns/202302-1/shop.mdx': null,
  'campaigns/202302-1/month.yaml': (text) => text.replace('  - shop\n', ''),
}

if (isWholeGrid)
  test('a page that is no longer in the content, and that the site itself still lists, is named without its history', async () => {
    expect(linesOf(await verify(await startHost(right.published), await publishSmall(withoutShop)))).toContain(
      'stale /content/v1/index.json lists /jp/card/202302-1/shop/ and 1 more pages, which would not be published now',
    )
  })

test('a page that was left behind on the host is found by the history of the content', async () => {
  const now = await publishSmall(withoutShop)
  const live = await copyOf(now)
  const page = 'jp/card/202302-1/shop/index.html'
  await cp(path.join(right.published, path.dirname(page)), path.join(live, path.dirname(page)), { recursive: true })
  const origin = await startHost(live)
  expect((await verify(origin, now)).findings).toEqual([])
  const withdrawn = ['/jp/card/202302-1/shop/', '/jp/card/202302-1/gone/', '/jp/card/202302-1/noodles/']
  expect(linesOf(await verify(origin, now, { withdrawn }))).toEqual([
    'withdrawn /jp/card/202302-1/shop/ shows what is no longer published',
  ])
})

test('the history of the content names what was removed from it', async () => {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(smallContent, content, { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.jp', ...args], { cwd: content })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Before')
  await rm(path.join(content, 'campaigns/202302-1/shop.mdx'))
  git('commit', '-qam', 'After')
  expect(listWithdrawn(content)).toEqual([
    '/jp/card/202302-1/shop/',
    '/jp/card/202302-1/shop/in-app/',
    '/content/v1/campaigns/202302-1/shop.json',
  ])
  expect(listWithdrawn(path.join(await temporaryFolder()))).toEqual([])
})
