import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { defaultTimeouts } from '#tools/verify/site-client.ts'
import { formatVerification } from '#tools/verify/report.ts'
import { verifySite } from '#tools/verify/verify-site.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { decode, requestRaw } from '../support/servers/request-raw.ts'
import { campaignPaths, otherPaths } from '../support/sites/fixture-paths.ts'

export type RunningHost = { origin: string; stop: () => Promise<void> }

const published = (file: string) => readFile(path.join(fixtureSite.folder, file), 'utf8')

const missingPaths = [
  // Paths that resemble those of pages.
  '/jp',
  '/jp/card/202309-1',
  '/jp/card/202302-9/store',
  '/jp/card/202302-9/noodles.html',
  '/jp/card/202302-9/noodles/in-app/in-app',
  '/jp/card/202305-9/cloud-closet',
  '/JP/lending',
  '/jp/lending.html',
  '/jp/lending/index.html/',
  // Files that only the host uses.
  '/404.html',
  '/404',
  '/errors/500.html',
  '/errors/500',
  '/nginx.conf',
  '/Caddyfile',
  '/.htaccess',
  '/policies.json',
  '/kept-files.json',
  '/made-files.json',
  // Compressed forms of files, and files that do not exist.
  '/jp/lending/index.html.br',
  '/jp/lending/index.html.gz',
  '/robots.txt.br',
  '/nginx.conf.gz',
  '/media/none.svg',
  '/media/none.avif',
  '/media',
  '/x.unknown',
]

function testPages(origin: () => string): void {
  test.each([...campaignPaths, ...otherPaths])(
    '%s answers in its three forms with the published page, without a redirect',
    async (page) => {
      const text = await published(`${page}/index.html`)
      for (const form of [page, `${page}/`, `${page}/index.html`, `${page}?a=1`]) {
        for (const coding of ['br', 'gzip', 'identity']) {
          const response = await requestRaw(origin() + form, { headers: { 'Accept-Encoding': coding } })
          expect([form, coding, response.status, response.headers['content-type']]).toEqual([
            form,
            coding,
            200,
            'text/html; charset=utf-8',
          ])
          expect(response.headers['content-encoding'] ?? 'identity').toBe(coding)
          expect(decode(response)).toBe(text)
        }
      }
    },
  )

  test('the check of a live site has nothing to say of it', async () => {
    const expected = { published: fixtureSite.folder, scheduled: [] }
    const manner = { headers: 'full', timeouts: defaultTimeouts, concurrency: 8 } as const
    const result = await verifySite({ url: origin(), ...expected, ...manner })
    expect(formatVerification(result)).toMatch(/^\d+ files as they should be\.$/)
  })
}

function testErrors(origin: () => string): void {
  test.each(missingPaths)('%s is not found, and says so with the status and the page', async (path) => {
    for (const coding of ['br', 'identity']) {
      const response = await requestRaw(origin() + path, { headers: { 'Accept-Encoding': coding } })
      expect(response.status).toBe(404)
      expect(decode(response)).toBe(await published('404.html'))
      expect(response.headers['cache-control']).toBe('no-cache')
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s is refused with the error page and the allowed methods',
    async (method) => {
      for (const path of ['/jp/lending', '/jp/card/202302-9/', '/robots.txt']) {
        const response = await requestRaw(origin() + path, { method })
        expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
        expect(decode(response)).toBe(await published('errors/405.html'))
      }
    },
  )

  test.each([
    ['If-Match', '"other"'],
    ['If-None-Match', '*'],
    ['If-Modified-Since', new Date(Date.now() + 86_400_000).toUTCString()],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ['Range', 'bytes=0-3'],
  ])('what is missing is missing whatever %s: %s says of it', async (name, value) => {
    for (const path of ['/jp/none', '/media/none.svg', '/media/none.avif']) {
      const response = await requestRaw(origin() + path, { headers: { [name]: value } })
      expect([path, response.status]).toEqual([path, 404])
      expect(decode(response)).toBe(await published('404.html'))
    }
  })
}

function testContentEncoding(origin: () => string): void {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0.1', 'br'],
    ['BR ; Q=0.000,GZIP', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.001', 'br'],
    ['identity', undefined],
    ['*;q=0', undefined],
    ['*', undefined],
    ['xbr, gzipped', undefined],
    [undefined, undefined],
  ])('follows from Accept-Encoding: %s', async (accepted, coding) => {
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
    const response = await requestRaw(`${origin()}/jp/lending`, { headers })
    expect(response.headers['content-encoding']).toBe(coding)
    expect(decode(response)).toBe(await published('jp/lending/index.html'))
  })
}

function testResponseHeaders(origin: () => string): void {
  test('has a tag of its own, by which it is not sent again', async () => {
    const tags = new Set<string>()
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': coding }
      const { etag = '' } = (await requestRaw(`${origin()}/jp/lending/`, { headers })).headers
      const again = await requestRaw(`${origin()}/jp/lending/`, { headers: { ...headers, 'If-None-Match': etag } })
      expect([coding, again.status, again.body.length, again.headers['vary']]).toEqual([
        coding,
        304,
        0,
        'Accept-Encoding',
      ])
      tags.add(etag)
    }
    expect(tags.size).toBe(3)
  })

  test('is whole, also where a part is asked for', async () => {
    for (const coding of ['br', 'identity']) {
      const { status, headers } = await requestRaw(`${origin()}/jp/lending/`, {
        headers: { Range: 'bytes=0-9', 'Accept-Encoding': coding },
      })
      expect([status, headers['accept-ranges']]).toEqual([200, undefined])
    }
  })

  test('is the same for HEAD, without a body', async () => {
    const options = { headers: { 'Accept-Encoding': 'br' } }
    const [get, head] = [
      await requestRaw(`${origin()}/jp/lending/`, options),
      await requestRaw(`${origin()}/jp/lending/`, { ...options, method: 'HEAD' }),
    ]
    // A server that does not know the length in advance sends none without a body; others count requests.
    const { 'transfer-encoding': _chunks, ...sent } = get.headers
    const ofTheConnection = { date: '', 'keep-alive': '' }
    expect({ ...head.headers, ...ofTheConnection }).toEqual({ ...sent, ...ofTheConnection })
    expect(head.body.length).toBe(0)
  })
}

/**
 * Defines the tests of a real server that serves the published folder with the settings that the build made for it.
 * Returns a function that returns the origin, for further tests of the file.
 */
export function testHost(start: () => Promise<RunningHost>): () => string {
  let host: RunningHost
  const origin = () => host.origin

  beforeAll(async () => {
    host = await start()
  })

  afterAll(() => host.stop())

  testPages(origin)
  testErrors(origin)
  describe('the form of an answer', () => {
    testContentEncoding(origin)
    testResponseHeaders(origin)
  })

  return origin
}
