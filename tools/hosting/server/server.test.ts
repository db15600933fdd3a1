import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { decode, requestRaw } from '../../../tests/support/servers/request-raw.ts'
import { filePolicy } from '../response-headers.ts'
import type { RunningServer } from './listen-at.ts'
import { startServer } from './server.ts'

const text = '<p>A page that is long enough.</p>'.repeat(20)

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'published-'))
  await mkdir(path.join(folder, 'page'))
  await writeFile(path.join(folder, 'page/index.html'), text)
  await writeFile(path.join(folder, 'page/index.html.br'), brotliCompressSync(text))
  await writeFile(path.join(folder, 'page/index.html.gz'), gzipSync(text))
  await writeFile(path.join(folder, 'a.avif'), 'twelve bytes')
  await writeFile(path.join(folder, '404.html'), 'Nothing is here.')
  server = await startServer(folder, 0)
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test.each(['br', 'gzip', 'identity'])(
  'the form %s has a tag of its own, by which it is not sent again',
  async (coding) => {
    const headers = { 'Accept-Encoding': coding }
    const { headers: sent } = await requestRaw(`${server.origin}/page`, { headers })
    const again = await requestRaw(`${server.origin}/page/`, {
      headers: { ...headers, 'If-None-Match': sent.etag ?? '' },
    })
    expect([
      again.status,
      again.body.length,
      again.headers.etag,
      again.headers['cache-control'],
      again.headers.vary,
    ]).toEqual([304, 0, sent.etag, 'no-cache', 'Accept-Encoding'])
    const other = await requestRaw(`${server.origin}/page/`, {
      headers: { 'Accept-Encoding': coding === 'br' ? 'gzip' : 'br', 'If-None-Match': sent.etag ?? '' },
    })
    expect(other.status).toBe(200)
  },
)

test('HEAD says what GET says, without a body', async () => {
  const [get, head] = [
    await requestRaw(`${server.origin}/page`),
    await requestRaw(`${server.origin}/page`, { method: 'HEAD' }),
  ]
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  expect(head.body.length).toBe(0)
})

test('a text is sent in full, a picture also in ranges', async () => {
  const headers = { Range: 'bytes=0-5' }
  expect((await requestRaw(`${server.origin}/page`, { headers })).status).toBe(200)
  const part = await requestRaw(`${server.origin}/a.avif`, { headers })
  expect([part.status, part.headers['content-range'], part.headers['content-type'], part.body.toString()]).toEqual([
    206,
    'bytes 0-5/12',
    'image/avif',
    'twelve',
  ])
})

test('parts that are not there and conditions that do not hold get an answer, not a broken connection', async () => {
  const beyond = await requestRaw(`${server.origin}/a.avif`, { headers: { Range: 'bytes=99-' } })
  expect([beyond.status, beyond.headers['content-range'], beyond.headers['content-security-policy']]).toEqual([
    416,
    'bytes */12',
    filePolicy,
  ])
  const unlike = await requestRaw(`${server.origin}/page`, {
    headers: { 'If-Match': '"other"', 'Accept-Encoding': 'br' },
  })
  expect([unlike.status, unlike.headers['content-encoding'], decode(unlike)]).toEqual([412, undefined, '412'])
})

const conditions = {
  'If-Match': '"other"',
  'If-None-Match': '*',
  'If-Modified-Since': new Date(Date.now() + 86_400_000).toUTCString(),
  'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT',
  Range: 'bytes=99-',
}

test.each(Object.entries(conditions))(
  'what is missing is missing whatever the condition %s: %s says of it',
  async (name, value) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await requestRaw(`${server.origin}/none`, { method, headers: { [name]: value } })
      expect([response.status, decode(response), response.headers['content-type']]).toEqual([
        404,
        method === 'GET' ? 'Nothing is here.' : '',
        'text/html; charset=utf-8',
      ])
    }
  },
)

test('a status without a page of its own is said in a word, with the headers of everything else', async () => {
  const response = await requestRaw(`${server.origin}/page`, { method: 'POST' })
  expect([
    response.status,
    decode(response),
    response.headers['x-content-type-options'],
    response.headers['x-robots-tag'],
  ]).toEqual([405, '405', 'nosniff', 'noindex, nofollow'])
})

test('a request for another host is refused at every path, so that no other site can read what is served here', async () => {
  for (const path of ['/page/', '/admin/content.json', '/missing/'])
    expect((await requestRaw(`${server.origin}${path}`, { headers: { Host: 'attacker.example' } })).status).toBe(421)
})
