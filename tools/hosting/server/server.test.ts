import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

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
  await writeFile(path.join(folder, 'a.avif'), 'twelve bytes')
  await writeFile(path.join(folder, '404.html'), 'Nothing is here.')
  server = await startServer(folder, 0)
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
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
