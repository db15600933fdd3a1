import { execFileSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

import { afterEach, beforeAll, expect, test } from 'vitest'

import { parseStart } from '#schemas/japan-time.ts'
import { listFiles } from '#site/build/folder-digest.ts'
import { ContentCache } from '#site/content-layer/content-cache.ts'
import { listHeldBack } from '#site/content-layer/publication/hold-back.ts'
import { readContent } from '#site/content-layer/read-content.ts'
import { serve, startServer, type RunningServer } from '#site/hosting/server.ts'
import { UnreachableError } from '#site/verify/fetch-address.ts'
import { exitCodeOf, formatVerification, type Verification } from '#site/verify/findings.ts'
import { verifySite, type VerifyOptions } from '#site/verify/verify-site.ts'
import { listWithdrawn } from '#site/verify/withdrawn-pages.ts'

import { applyHeadersFile } from './support/apply-headers-file.ts'
import { freePort } from './support/free-port.ts'
import { requestRaw, type RawAnswer } from './support/request-raw.ts'
import { serveBelowPath } from './support/serve-below-path.ts'
import { buildSmallSite, createWorkshop } from './support/small-site.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const fixture = path.resolve(import.meta.dirname, 'fixtures', 'small-content')
const noodles = 'campaigns/202302-1/noodles.mdx'
const february = parseStart('2023-02-25 12:00')

const workshop = await createWorkshop()

/** Edits by file; null removes it. */
type Edits = Readonly<Record<string, ((text: string) => string) | null>>

/** The folder that is published from the small content after the edits, and what is held back then. */
async function publish(edits: Edits, now = february, basePath = '') {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(fixture, content, { recursive: true })
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(content, name)
    if (edit) await writeFile(file, edit(await readFile(file, 'utf8')))
    else await rm(file)
  }
  const built = await buildSmallSite({ content, code: 0, script: 0, basePath, now }, workshop)
  expect(built).toHaveProperty('digest')
  const heldBack = listHeldBack(await readContent(content, await ContentCache.open(undefined, ''), now), now)
  // The next build takes its place.
  const published = path.join(content, '..', 'published')
  await cp(workshop.published, published, { recursive: true })
  return { published, heldBack, now }
}

type Published = Awaited<ReturnType<typeof publish>>

const heldBack: Edits = { [noodles]: (text) => text.replace('\nentry:', '\npublishAt: 2023-01-25 10:00\nentry:') }

/** What is right in February, and what is published a second before and at the moment of a campaign. */
let right: Published
let before: Published
let after: Published

const servers: RunningServer[] = []

beforeAll(async () => {
  right = await publish({})
  before = await publish(heldBack, parseStart('2023-01-25 10:00') - 1000)
  after = await publish(heldBack, parseStart('2023-01-25 10:00'))
}, 60_000)

afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => server.stop()))
})

async function start(folder: string): Promise<string> {
  const server = await startServer(folder, 0)
  servers.push(server)
  return server.origin
}

function verify(url: string, expected: Published, more: Partial<VerifyOptions> = {}): Promise<Verification> {
  const patience = { timeout: 15_000, waits: [10] }
  return verifySite({ url, ...expected, withdrawn: [], headers: 'full', patience, concurrency: 8, ...more })
}

/** What is found, a line each. */
function linesOf({ findings }: Verification): string[] {
  return findings.map(({ kind, address, message }) => `${kind} ${address} ${message}`).sort()
}

/** A copy of what is published, as it lies on the live host. */
async function copyOf({ published }: Published): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'live')
  await cp(published, folder, { recursive: true })
  return folder
}

/** A server in front of another, which changes its answers. */
async function inFrontOf(origin: string, change: (address: string, answer: RawAnswer) => RawAnswer): Promise<string> {
  const pass = async (url: string, coding: string, response: ServerResponse) => {
    const { status, headers, body } = change(
      url,
      await requestRaw(origin + url, { headers: { 'Accept-Encoding': coding } }),
    )
    response.writeHead(status, headers).end(body)
  }
  const server = await serve((request, response) => {
    void pass(request.url ?? '/', String(request.headers['accept-encoding']), response)
  }, 0)
  servers.push(server)
  return server.origin
}

test('of a right site there is nothing to say but how much was compared', async () => {
  const result = await verify(await start(right.published), right)
  expect(formatVerification(result)).toMatch(/^\d\d pages and \d+ files as they should be\.$/)
  expect(exitCodeOf(result)).toBe(0)
})

test('every file that a visitor can get is compared', async () => {
  const asked = new Set<string>()
  const origin = await inFrontOf(await start(right.published), (address, answer) => {
    asked.add(address)
    return answer
  })
  await verify(origin, right)
  const files = listFiles(right.published).filter((name) => !/\.(?:br|gz)$|^errors\/|^404\.html$/.test(name))
  expect(files.filter((name) => !asked.has(`/${name}`))).toEqual([])
})

test('a page that was not published anew after its end was moved tells visitors that it runs', async () => {
  const moved = await publish({ [noodles]: (text) => text.replace('end: 2023-02-28', 'end: 2023-02-20') })
  const result = await verify(await start(right.published), moved)
  expect(linesOf(result)).toContain(
    'stale /jp/card/202302-1/noodles/ has the period 2023-02-01 00:00 – 2023-02-28 23:59 where the content has 2023-02-01 00:00 – 2023-02-20 23:59: visitors read that it is running, but it is over',
  )
  expect(exitCodeOf(result)).toBe(1)
})

test('one page of an older commit is named, and no other', async () => {
  const older = await publish({ [noodles]: (text) => text.replace('<LogoGrid />', 'むかしの文。\n\n<LogoGrid />') })
  const live = await copyOf(right)
  for (const ending of ['', '.br', '.gz']) {
    const page = `jp/card/202302-1/noodles/index.html${ending}`
    await cp(path.join(older.published, page), path.join(live, page))
  }
  expect(linesOf(await verify(await start(live), right))).toEqual([
    'stale /jp/card/202302-1/noodles/ says 「むかしの文。」 where 「買い物をする」 would be said now',
  ])
})

test('a missing picture is named with a page that shows it', async () => {
  const live = await copyOf(right)
  const picture = listFiles(live).find((name) => /^media\/bowl\.\w+\.svg$/.test(name)) ?? ''
  for (const ending of ['', '.br', '.gz']) await rm(path.join(live, `${picture}${ending}`), { force: true })
  const result = await verify(await start(live), right)
  expect(linesOf(result)).toEqual([
    expect.stringMatching(new RegExp(`^missing /${picture} answers 404 instead of 200; it is used on /jp/card/`)),
  ])
})

test('a header that is wrong or missing is told with what it has to be', async () => {
  const origin = await inFrontOf(await start(right.published), (address, answer) => {
    const { 'x-robots-tag': _, ...headers } = answer.headers
    if (address === '/jp/card/202302-1/') return { ...answer, headers }
    if (address === '/content/v1/index.json')
      return { ...answer, headers: { ...answer.headers, 'cache-control': 'max-age=600' } }
    return answer
  })
  expect(linesOf(await verify(origin, right))).toEqual([
    'wrong-header /content/v1/index.json Cache-Control is "max-age=600"; it has to be "no-cache"',
    'wrong-header /jp/card/202302-1/ X-Robots-Tag is missing; it has to be "noindex, nofollow"',
  ])
})

/** What a host with a `_headers` file sends: its headers, and the types of files. */
async function likeHeadersFile(folder: string): Promise<string> {
  const rules = await readFile(path.join(folder, '_headers'), 'utf8')
  return inFrontOf(await start(folder), (address, { headers, ...answer }) => {
    const { 'content-type': type, 'content-encoding': coding } = headers
    const kept = { ...(type && { 'content-type': type }), ...(coding && { 'content-encoding': coding }) }
    return { ...answer, headers: { ...kept, ...applyHeadersFile(rules, address) } }
  })
}

test('a host with one policy for all pages is right by its own measure, and wrong by that of nginx', async () => {
  const origin = await likeHeadersFile(right.published)
  expect((await verify(origin, right, { headers: 'shared' })).findings).toEqual([])
  expect(exitCodeOf(await verify(origin, right))).toBe(1)
})

test("a page under another page's policy is found", async () => {
  const live = await copyOf(right)
  const policies = path.join(live, 'policies.json')
  await writeFile(policies, (await readFile(policies, 'utf8')).replace(/("campaigns\/index\.html":")[^"]*/, '$1none'))
  expect(linesOf(await verify(await start(live), right))).toEqual([
    expect.stringMatching(/^wrong-header \/campaigns\/ Content-Security-Policy is "none"; it has to be "default-src/),
  ])
})

test('a page that is too early is named with its moment, wherever it shows', async () => {
  const lines = linesOf(await verify(await start(after.published), before))
  for (const address of [
    '/jp/card/202302-1/noodles/',
    '/jp/card/202302-1/noodles/in-app/',
    '/content/v1/campaigns/202302-1/noodles.json',
    '/qr/jp/card/202302-1/noodles.svg',
  ])
    expect(lines).toContain(
      `too-early ${address} shows 「街のごはんがおトク」, which is held back until 2023-01-25 10:00`,
    )
  expect(lines).toContain(
    'too-early /jp/card/202302-1/ tells of 「街のごはんがおトク」 (/jp/card/202302-1/noodles/), which is held back until 2023-01-25 10:00',
  )
})

test('a campaign that is told on the page of its month only is too early there', async () => {
  const onMonth: Edits = {
    ...heldBack,
    [noodles]: (text) => text.replace('\nentry:', '\npages: summary-only\npublishAt: 2023-01-25 10:00\nentry:'),
  }
  const early = await publish(onMonth, parseStart('2023-01-25 10:00'))
  const right = await publish(onMonth, parseStart('2023-01-25 09:59'))
  expect(linesOf(await verify(await start(early.published), right))).toContain(
    'too-early /jp/card/202302-1/ tells of 「街のごはんがおトク」 (#noodles), which is held back until 2023-01-25 10:00',
  )
})

test('once its moment has come, a site without the page is behind', async () => {
  const lines = linesOf(await verify(await start(before.published), after))
  expect(lines).toContain('missing /jp/card/202302-1/noodles/ answers 404 instead of 200')
  expect(lines).toContainEqual(
    expect.stringMatching(/^stale \/jp\/card\/202302-1\/ shows \d+ periods of campaigns where \d+ /),
  )
})

const withoutShop: Edits = {
  'campaigns/202302-1/shop.mdx': null,
  'campaigns/202302-1/month.yaml': (text) => text.replace('  - shop\n', ''),
}

test('a page that is no longer in the content is found by what the site itself lists', async () => {
  const lines = linesOf(await verify(await start(right.published), await publish(withoutShop)))
  expect(lines.filter((line) => line.startsWith('withdrawn'))).toEqual([
    'withdrawn /jp/card/202302-1/shop/ shows what is no longer published',
    'withdrawn /jp/card/202302-1/shop/in-app/ shows what is no longer published',
  ])
})

test('a page that was left behind on the host is found by the history of the content', async () => {
  const now = await publish(withoutShop)
  const live = await copyOf(now)
  const page = 'jp/card/202302-1/shop/index.html'
  await cp(path.join(right.published, path.dirname(page)), path.join(live, path.dirname(page)), { recursive: true })
  const origin = await start(live)
  expect((await verify(origin, now)).findings).toEqual([])
  const withdrawn = ['/jp/card/202302-1/shop/', '/jp/card/202302-1/gone/', '/jp/card/202302-1/noodles/']
  expect(linesOf(await verify(origin, now, { withdrawn }))).toEqual([
    'withdrawn /jp/card/202302-1/shop/ shows what is no longer published',
  ])
})

test('the history of the content names what was removed from it', async () => {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(fixture, content, { recursive: true })
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

test('what redirects where it should answer is told with its target', async () => {
  const origin = await inFrontOf(await start(right.published), (address, answer) =>
    address === '/campaigns'
      ? { ...answer, status: 301, headers: { location: '/campaigns/' }, body: Buffer.of() }
      : answer,
  )
  const { findings } = await verify(origin, right)
  expect(findings).toEqual([
    { kind: 'redirected', address: '/campaigns', message: 'leads to /campaigns/ instead of answering 200' },
  ])
  expect((await verify(origin, right, { headers: 'none' })).findings).toEqual([])
})

test('a host that answers what is missing with 200 is found', async () => {
  const origin = await inFrontOf(await start(right.published), (_, answer) => ({ ...answer, status: 200 }))
  expect(linesOf(await verify(origin, right))).toContain(
    'missing /jp/card/no-such-page/ answers 200 instead of 404 (as the page for what is not there)',
  )
})

test('a compressed form that cannot be decoded is found', async () => {
  const origin = await inFrontOf(await start(right.published), (address, answer) =>
    address === '/install-app/' ? { ...answer, body: Buffer.from('not brotli') } : answer,
  )
  expect(linesOf(await verify(origin, right))).toEqual(['broken /install-app/ breaks off or cannot be decoded'])
})

test('a site below a path is compared there', async () => {
  const below = await publish({}, february, '/spring')
  const host = await serveBelowPath(below.published, '/spring')
  const result = await verify(host.site, below, { headers: 'none' })
  await host.stop()
  expect(formatVerification(result)).toMatch(/as they should be\.$/)
})

test('a failure that passes is tried again', async () => {
  const failed = new Set<string>()
  const origin = await inFrontOf(await start(right.published), (address, answer) => {
    const isFirst = !failed.has(address)
    failed.add(address)
    return isFirst && address.length % 3 === 0 ? { ...answer, status: 503 } : answer
  })
  expect(exitCodeOf(await verify(origin, right))).toBe(0)
})

test('what stays unreachable is no finding, and ends with another code', async () => {
  const origin = await inFrontOf(await start(right.published), (address, answer) =>
    address === '/campaigns/' ? { ...answer, status: 502 } : answer,
  )
  const result = await verify(origin, right)
  expect([exitCodeOf(result), result.unreachable]).toEqual([2, [{ address: '/campaigns/', reason: 'it answers 502' }]])
})

test('a host that goes away is not asked for everything, and says so', async () => {
  let asked = 0
  const origin = await inFrontOf(await start(right.published), (_, answer) => {
    asked += 1
    return asked > 20 ? { ...answer, status: 503 } : answer
  })
  const result = await verify(origin, right)
  expect(result.hasGivenUp).toBe(true)
  expect(formatVerification(result)).toMatch(/ unreachable; the rest was not asked for\.$/)
  expect(asked).toBeLessThan(60)
})

test('what is not there may be told under another status than 404, as buckets do', async () => {
  const origin = await inFrontOf(await start(before.published), (_, answer) =>
    answer.status === 404 ? { ...answer, status: 403 } : answer,
  )
  expect(linesOf(await verify(origin, before))).toEqual([
    'missing /jp/card/no-such-page/ answers 403 instead of 404 (as the page for what is not there)',
  ])
})

test('a site that is not there at all is told at once', async () => {
  await expect(verify(`http://127.0.0.1:${await freePort()}`, right)).rejects.toThrow(UnreachableError)
})
