import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { BucketObject } from '#tools/hosting/bucket-list.ts'
import { joinPhrases } from '#site/render/break-phrases.ts'

import { fixtureSite } from '../support/fixture-site.ts'
import { decode, requestRaw } from '../support/request-raw.ts'
import { campaignPaths, otherPaths } from '../support/fixture-paths.ts'

let objects: BucketObject[]
let server: Server
let origin: string

/**
 * An imitation of an object store: it knows keys and their metadata, and serves one error document for missing keys.
 */
async function startBucket(): Promise<void> {
  objects = JSON.parse(await readFile(`${fixtureSite.folder}-report/s3-objects.json`, 'utf8')) as BucketObject[]
  const byKey = new Map(objects.map((object) => [object.key, object]))
  server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').slice(1).replace(/\?.*$/, ''))
    const object = byKey.get(key) ?? byKey.get('404.html')
    if (!object) return void response.destroy()
    const { key: _key, file, ...headers } = object
    void readFile(path.join(fixtureSite.folder, file)).then((bytes) =>
      response.writeHead(byKey.has(key) ? 200 : 404, headers).end(bytes),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(startBucket)

afterAll(() => server.closeAllConnections())

test('every page answers in its three forms from the keys alone', async () => {
  for (const page of [...campaignPaths, ...otherPaths]) {
    const text = await readFile(path.join(fixtureSite.folder, page, 'index.html'), 'utf8')
    for (const form of [page, `${page}/`, `${page}/index.html`]) {
      const answer = await requestRaw(origin + form)
      expect([form, answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        form,
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(decode(answer)).toBe(text)
    }
  }
})

test('compressed forms lie under keys of their own, and say how to read them', async () => {
  for (const [ending, coding] of [
    ['br', 'br'],
    ['gz', 'gzip'],
  ] as const) {
    const answer = await requestRaw(`${origin}/jp/lending/index.html.${ending}`)
    expect([answer.status, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
      200,
      'text/html; charset=utf-8',
      coding,
    ])
    expect(decode(answer)).toBe(await readFile(path.join(fixtureSite.folder, 'jp/lending/index.html'), 'utf8'))
  }
})

test('what is not there gets the page that says so', async () => {
  for (const address of ['/', '/jp', '/jp/', '/jp/card/202309-1', '/_headers', '/nginx.conf', '/kept-files.json']) {
    const answer = await requestRaw(origin + address)
    expect([address, answer.status]).toEqual([address, 404])
    expect(joinPhrases(decode(answer))).toContain('お探しのページは見つかりませんでした。')
  }
})

test('no key is there twice, and what pages need comes before the pages', () => {
  expect(new Set(objects.map(({ key }) => key)).size).toBe(objects.length)
  const firstPage = objects.findIndex(({ file }) => file.includes('.html'))
  expect(objects.slice(firstPage).filter(({ file }) => !file.includes('.html'))).toEqual([])
  expect(firstPage).toBeGreaterThan(100)
})
