import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createHostingFiles } from '#tools/hosting/host-config/hosting-files.ts'
import { unservedFiles } from '#tools/hosting/unserved-files.ts'

import { freePort } from '../support/servers/free-port.ts'
import { requestRaw } from '../support/servers/request-raw.ts'
import { startNginx, type RunningNginx } from './start-nginx.ts'

/** Long paths, each with its own policy. */
const pages = Array.from(
  { length: 2_000 },
  (_, index) => `jp/card/202302-9/${'a-campaign-with-a-long-name-'.repeat(3)}${index}/in-app/index.html`,
)
const pictures = { 'image/avif': 'a.avif', 'image/webp': 'a.webp', 'image/png': 'a.png', 'image/jpeg': 'a.jpg' }

/** The text of each file that is no page: 12 bytes, of which tests request the first six, and some beyond the end. */
const fileText = 'twelve bytes'

const createPolicy = (index: number) => `script-src 'sha256-${String(index).padStart(44, '0')}'`

let folder: string
let nginx: RunningNginx

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'published-'))
  const last = pages.at(-1) ?? ''
  await mkdir(path.join(folder, path.dirname(last)), { recursive: true })
  await mkdir(path.join(folder, 'media'))
  await writeFile(path.join(folder, last), 'the last page')
  for (const name of unservedFiles) await writeFile(path.join(folder, name), fileText)
  for (const name of Object.values(pictures)) await writeFile(path.join(folder, 'media', name), fileText)
  const { 'nginx.conf': server = '' } = createHostingFiles(
    new Map(pages.map((page, index) => [page, createPolicy(index)])),
  )
  nginx = await startNginx(await freePort(), { folder, server })
})

afterAll(async () => {
  await nginx.stop()
  await rm(folder, { recursive: true, force: true })
})

test('nginx serves the policies of 2,000 pages', async () => {
  const { status, headers } = await requestRaw(`${nginx.origin}/${pages.at(-1) ?? ''}`)
  expect([status, headers['content-security-policy']]).toEqual([200, createPolicy(1999)])
})

test.each(Object.entries(pictures))(
  'a picture that is %s says so, may be kept for ever, and comes in parts too',
  async (type, name) => {
    const url = `${nginx.origin}/media/${name}`
    const { status, headers, names } = await requestRaw(url, { headers: { 'Accept-Encoding': 'br' } })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'public, max-age=31536000, immutable',
    ])
    expect(names).not.toContain('vary')
    const part = await requestRaw(url, { headers: { Range: 'bytes=0-5' } })
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 0-5/12', 'twelve'])
    const beyond = await requestRaw(url, { headers: { Range: 'bytes=99-' } })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */12'])
  },
)

test.each(unservedFiles)('%s responds to no URL', async (name) => {
  expect((await requestRaw(`${nginx.origin}/${name}`)).status).toBe(404)
})
