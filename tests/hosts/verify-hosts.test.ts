import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { afterEach, beforeAll, expect, test } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'
import { isInternal } from '#tools/hosting/unserved-files.ts'
import { listFiles } from '#tools/output-folder/folder-digest.ts'
import { getExitCode, formatVerification } from '#tools/verify/report.ts'

import { freePort } from '../support/servers/free-port.ts'
import {
  copySite,
  formatFindings,
  publishSmall,
  publishUnchanged,
  startHost,
  startInFront,
  stopHosts,
  verify,
  type Edits,
  type PublishedSite,
} from './live-host.ts'
import { serveBelowPath } from '../support/servers/serve-below-path.ts'

const noodles = 'campaigns/202302-1/noodles.mdx'

let right: PublishedSite

beforeAll(async () => {
  right = await publishUnchanged()
})

afterEach(stopHosts)

test('the report of a correct site states only the number of compared files', async () => {
  const result = await verify(await startHost(right.published), right)
  expect(formatVerification(result)).toMatch(/^\d+ files as they should be\.$/)
  expect(getExitCode(result)).toBe(0)
})

test('every published file is compared', async () => {
  const requested = new Set<string>()
  const origin = await startInFront(await startHost(right.published), (url, response) => {
    requested.add(url)
    return response
  })
  await verify(origin, right)
  const files = listFiles(right.published).filter((name) => !isInternal(name))
  expect(files.filter((name) => !requested.has(`/${name}`))).toEqual([])
})

test('a page of an older build is named, and no other', async () => {
  const live = await copySite(right)
  const page = path.join(live, 'jp/card/202302-1/noodles/index.html')
  const older = (await readFile(page, 'utf8')).replace('</main>', '<p>むかしの文。</p></main>')
  await writeFile(page, older)
  await writeFile(`${page}.br`, brotliCompressSync(older))
  await writeFile(`${page}.gz`, gzipSync(older))
  const stale = /^stale \/jp\/card\/202302-1\/noodles\/(?:index\.html)? has \d+ bytes \(SHA-256 \w{12}…\) where \d+ /
  const lines = formatFindings(await verify(await startHost(live), right))
  expect(lines.filter((line) => !stale.test(line))).toEqual([expect.stringMatching(/^stale \S+noodles has /)])
  expect(lines).toHaveLength(3)
})

test('a missing picture is named', async () => {
  const live = await copySite(right)
  const picture = listFiles(live).find((name) => /^media\/bowl\.\w+\.svg$/.test(name)) ?? ''
  for (const ending of ['', '.br', '.gz']) await rm(path.join(live, `${picture}${ending}`), { force: true })
  expect(formatFindings(await verify(await startHost(live), right))).toEqual([
    `missing /${picture} answers 404 instead of 200`,
  ])
})

test('a scheduled URL must not respond before its time, and must afterwards', async () => {
  const later: Edits = { [noodles]: (text) => text.replace('\nentry:', '\npublishAt: 2023-01-25 10:00\nentry:') }
  const moment = parseStart('2023-01-25 10:00')
  const before = await publishSmall(later, moment - 1000)
  const after = await publishSmall(later, moment)
  const early = formatFindings(await verify(await startHost(after.published), before))
  for (const url of [
    '/jp/card/202302-1/noodles/',
    '/jp/card/202302-1/noodles/in-app/',
    '/content/v1/campaigns/202302-1/noodles.json',
    '/qr/jp/card/202302-1/noodles.svg',
    '/calendar/202302-1/noodles.ics',
  ])
    expect(early).toContain(`too-early ${url} shows what is scheduled for later`)
  expect(formatFindings(await verify(await startHost(before.published), after))).toContain(
    'missing /jp/card/202302-1/noodles/ answers 404 instead of 200',
  )
})

test('a header that is wrong or missing is reported with the expected value', async () => {
  const origin = await startInFront(await startHost(right.published), (url, response) => {
    const { 'x-robots-tag': _, ...headers } = response.headers
    if (url === '/jp/card/202302-1/') return { ...response, headers }
    if (url === '/content/v1/index.json')
      return { ...response, headers: { ...response.headers, 'cache-control': 'max-age=600' } }
    return response
  })
  expect(formatFindings(await verify(origin, right))).toEqual([
    'wrong-header /content/v1/index.json Cache-Control is "max-age=600"; it has to be "no-cache"',
    'wrong-header /jp/card/202302-1/ X-Robots-Tag is missing; it has to be "noindex, nofollow"',
  ])
})

test('a page with the policy of another page is reported', async () => {
  const live = await copySite(right)
  const policies = path.join(live, 'policies.json')
  await writeFile(policies, (await readFile(policies, 'utf8')).replace(/("campaigns\/index\.html":")[^"]*/, '$1none'))
  expect(formatFindings(await verify(await startHost(live), right))).toContainEqual(
    expect.stringMatching(/^wrong-header \/campaigns\/ Content-Security-Policy is "none"; it has to be "default-src/),
  )
})

test('a host that is allowed to send no headers of ours may redirect to the slash', async () => {
  const origin = await startInFront(await startHost(right.published), (url, response) =>
    url === '/campaigns'
      ? { ...response, status: 301, headers: { location: '/campaigns/' }, body: Buffer.of() }
      : response,
  )
  expect(formatFindings(await verify(origin, right))).toEqual([
    'redirected /campaigns leads to /campaigns/ instead of answering 200',
  ])
  expect(formatFindings(await verify(origin, right, { headers: 'none' }))).toEqual([])
})

test('a host that responds with 200 for missing files is reported', async () => {
  const origin = await startInFront(await startHost(right.published), (_, response) => ({ ...response, status: 200 }))
  expect(formatFindings(await verify(origin, right))).toContain(
    'missing /jp/card/no-such-page/ answers 200 instead of 404',
  )
})

test('a site below a path is compared there', async () => {
  const host = await serveBelowPath(right.published, '/spring')
  const result = await verify(host.site, right, { headers: 'none' })
  await host.stop()
  expect(formatVerification(result)).toMatch(/as they should be\.$/)
})

test('a temporary failure is retried', async () => {
  const failed = new Set<string>()
  const origin = await startInFront(await startHost(right.published), (url, response) => {
    const isFirst = !failed.has(url)
    failed.add(url)
    return isFirst && url.length % 3 === 0 ? { ...response, status: 503 } : response
  })
  expect(getExitCode(await verify(origin, right))).toBe(0)
})

test('an unreachable host is no finding, and has an exit code of its own', async () => {
  const origin = await startInFront(await startHost(right.published), (url, response) =>
    url === '/campaigns/' ? { ...response, status: 502 } : response,
  )
  const result = await verify(origin, right)
  expect([getExitCode(result), formatFindings(result)]).toEqual([2, ['unreachable /campaigns/ it answers 502']])
})

test('a host that stops responding is not requested further, and the report states it', async () => {
  let requests = 0
  const origin = await startInFront(await startHost(right.published), (_, response) => {
    requests += 1
    return requests > 20 ? { ...response, status: 503 } : response
  })
  const result = await verify(origin, right)
  expect(formatFindings(result)).toContain('unreachable / the rest was not asked for')
  expect(requests).toBeLessThan(60)
})

test('a missing file may have another status than 404, as in buckets', async () => {
  const origin = await startInFront(await startHost(right.published), (_, response) =>
    response.status === 404 ? { ...response, status: 403 } : response,
  )
  expect(formatFindings(await verify(origin, right))).toEqual([
    'missing /jp/card/no-such-page/ answers 403 instead of 404',
  ])
})

test('an unreachable site is reported at once', async () => {
  await expect(verify(`http://127.0.0.1:${await freePort()}`, right)).rejects.toThrow('The site could not be reached: ')
})
