import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, beforeAll, expect, test } from 'vitest'

import { exitCodeOf, formatVerification } from '#tools/verify/findings.ts'
import { UnreachableError } from '#tools/verify/site-client.ts'

import { applyHeadersFile } from './support/apply-headers-file.ts'
import { freePort } from './support/free-port.ts'
import { isWholeGrid } from './support/grid.ts'
import {
  copyOf,
  february,
  linesOf,
  publishSmall,
  startHost,
  startInFront,
  stopHosts,
  verify,
  type PublishedSite,
} from './support/live-host.ts'
import { serveBelowPath } from './support/serve-below-path.ts'

let right: PublishedSite

beforeAll(async () => {
  right = await publishSmall({})
})

afterEach(stopHosts)

test('a header that is wrong or missing is told with what it has to be', async () => {
  const origin = await startInFront(await startHost(right.published), (address, answer) => {
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
  return startInFront(await startHost(folder), (address, { headers, ...answer }) => {
    const { 'content-type': type, 'content-encoding': coding } = headers
    const kept = { ...(type && { 'content-type': type }), ...(coding && { 'content-encoding': coding }) }
    return { ...answer, headers: { ...kept, ...applyHeadersFile(rules, address) } }
  })
}

if (isWholeGrid)
  test('a host with one policy for all pages is right by its own measure, and wrong by that of nginx', async () => {
    const origin = await likeHeadersFile(right.published)
    expect((await verify(origin, right, { headers: 'shared' })).findings).toEqual([])
    expect(exitCodeOf(await verify(origin, right))).toBe(1)
  })

test("a page under another page's policy is found", async () => {
  const live = await copyOf(right)
  const policies = path.join(live, 'policies.json')
  await writeFile(policies, (await readFile(policies, 'utf8')).replace(/("campaigns\/index\.html":")[^"]*/, '$1none'))
  expect(linesOf(await verify(await startHost(live), right))).toEqual([
    expect.stringMatching(/^wrong-header \/campaigns\/ Content-Security-Policy is "none"; it has to be "default-src/),
  ])
})

if (isWholeGrid)
  test('what redirects where it should answer is told with its target', async () => {
    const origin = await startInFront(await startHost(right.published), (address, answer) =>
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
  const origin = await startInFront(await startHost(right.published), (_, answer) => ({ ...answer, status: 200 }))
  expect(linesOf(await verify(origin, right))).toContain(
    'missing /jp/card/no-such-page/ answers 200 instead of 404 (as the page for what is not there)',
  )
})

if (isWholeGrid)
  test('a compressed form that cannot be decoded is found, and who gets it', async () => {
    const origin = await startInFront(await startHost(right.published), (address, answer) => {
      const { 'content-length': _, ...headers } = answer.headers
      const isBroken = address === '/install-app/' && headers['content-encoding'] === 'br'
      return isBroken ? { ...answer, headers, body: Buffer.from('not brotli') } : answer
    })
    expect(linesOf(await verify(origin, right))).toEqual([
      'broken /install-app/ cannot be decoded (to an iPhone that accepts br)',
    ])
  })

test('a site below a path is compared there', async () => {
  const below = await publishSmall({}, february, '/spring')
  const host = await serveBelowPath(below.published, '/spring')
  const result = await verify(host.site, below, { headers: 'none' })
  await host.stop()
  expect(formatVerification(result)).toMatch(/as they should be\.$/)
})

test('a failure that passes is tried again', async () => {
  const failed = new Set<string>()
  const origin = await startInFront(await startHost(right.published), (address, answer) => {
    const isFirst = !failed.has(address)
    failed.add(address)
    return isFirst && address.length % 3 === 0 ? { ...answer, status: 503 } : answer
  })
  expect(exitCodeOf(await verify(origin, right))).toBe(0)
})

test('what stays unreachable is no finding, and ends with another code', async () => {
  const origin = await startInFront(await startHost(right.published), (address, answer) =>
    address === '/campaigns/' ? { ...answer, status: 502 } : answer,
  )
  const result = await verify(origin, right)
  expect([exitCodeOf(result), result.unreachable]).toEqual([2, [{ address: '/campaigns/', reason: 'it answers 502' }]])
})

test('a host that goes away is not asked for everything, and says so', async () => {
  let asked = 0
  const origin = await startInFront(await startHost(right.published), (_, answer) => {
    asked += 1
    return asked > 20 ? { ...answer, status: 503 } : answer
  })
  const result = await verify(origin, right)
  expect(result.hasGivenUp).toBe(true)
  expect(formatVerification(result)).toMatch(/ unreachable; the rest was not asked for\.$/)
  expect(asked).toBeLessThan(60)
})

test('what is not there may be told under another status than 404, as buckets do', async () => {
  const origin = await startInFront(await startHost(right.published), (_, answer) =>
    answer.status === 404 ? { ...answer, status: 403 } : answer,
  )
  expect(linesOf(await verify(origin, right))).toEqual([
    'missing /jp/card/no-such-page/ answers 403 instead of 404 (as the page for what is not there)',
  ])
})

test('a site that is not there at all is told at once', async () => {
  await expect(verify(`http://127.0.0.1:${await freePort()}`, right)).rejects.toThrow(UnreachableError)
})
