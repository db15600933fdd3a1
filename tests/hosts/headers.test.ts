import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { commonPolicy, headersFor } from '#tools/hosting/headers.ts'
import { isInternal, policiesFile } from '#tools/hosting/internal-files.ts'
import { mediaTypeOf } from '#tools/hosting/media-types.ts'
import { startServer, type RunningServer } from '#tools/hosting/server.ts'

import { fixtureSite } from '../support/fixture-site.ts'
import { freePort } from '../support/free-port.ts'
import { applyHeadersFile } from '../support/apply-headers-file.ts'
import { requestRaw } from '../support/request-raw.ts'
import { startNginx, type RunningNginx } from '../support/start-nginx.ts'

let nginx: RunningNginx
let local: RunningServer

beforeAll(async () => {
  nginx = await startNginx(await freePort())
  local = await startServer(fixtureSite.folder, 0)
})

afterAll(() => Promise.all([nginx.stop(), local.stop()]))

async function first(pattern: string): Promise<string> {
  const [file] = (await glob(pattern, { cwd: fixtureSite.folder })).sort()
  if (file === undefined) throw new Error(`Nothing is published as ${pattern}`)
  return file
}

/** One request of each kind, with the file and status of its answer. */
async function samples(): Promise<[address: string, file: string, status: number, method?: string][]> {
  const files = await Promise.all(
    ['_next/static/chunks/*.js', '_next/static/chunks/*.css', 'media/*.svg', 'qr/**/*.svg', 'content/**/*.json'].map(
      first,
    ),
  )
  return [
    ['/jp/card/202302-9', 'jp/card/202302-9/index.html', 200],
    ['/jp/lending/', 'jp/lending/index.html', 200],
    ['/robots.txt', 'robots.txt', 200],
    ...files.map((file): [string, string, number] => [`/${file}`, file, 200]),
    ['/media/none.svg', '404.html', 404],
    ['/jp/lending/', 'errors/405.html', 405, 'POST'],
  ]
}

/** Headers of the connection or of the file's bytes, which are not compared. */
const own = new Set([
  'date',
  'connection',
  'keep-alive',
  'server',
  'etag',
  'last-modified',
  'content-length',
  'accept-ranges',
])

const endings = { br: '.br', gzip: '.gz', identity: '' } as const

const lowercase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

test('nginx and the local server send the headers of the table, each once, and no others', async () => {
  const policies = JSON.parse(await readFile(path.join(fixtureSite.folder, policiesFile), 'utf8')) as Record<
    string,
    string
  >
  for (const [address, file, status, method = 'GET'] of await samples()) {
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const expected = lowercase({
        ...headersFor(`/${file}`, policies[file]),
        'Content-Type': mediaTypeOf(file) ?? '',
        ...(existsSync(path.join(fixtureSite.folder, `${file}${endings[coding]}`)) &&
          coding !== 'identity' && { 'Content-Encoding': coding }),
        ...(status === 405 && { Allow: 'GET, HEAD' }),
      })
      for (const { origin } of [nginx, local]) {
        const answer = await requestRaw(origin + address, { method, headers: { 'Accept-Encoding': coding } })
        const sent = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.has(name)))
        expect([origin, address, answer.status, sent]).toEqual([origin, address, status, expected])
        expect(answer.names.length).toBe(new Set(answer.names).size)
      }
    }
  }
})

test('a page has its own policy, which names the hashes of what is in it', async () => {
  const { headers } = await requestRaw(`${nginx.origin}/jp/card/202302-9`)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-.*; frame-ancestors 'none'$/,
  )
})

test('hosts with a _headers file send the same but for the policy, which stands in the page, and the time to keep a page, which is theirs', async () => {
  const text = await readFile(path.join(fixtureSite.folder, '_headers'), 'utf8')
  for (const [address, file] of await samples()) {
    const {
      Vary: _theirs,
      'Content-Security-Policy': policy,
      'Cache-Control': cache,
      ...expected
    } = headersFor(`/${file}`)
    const {
      'Content-Security-Policy': sentPolicy,
      'Cache-Control': sentCache,
      ...sent
    } = applyHeadersFile(text, address)
    expect(sent).toEqual(expected)
    if (file.endsWith('.html')) continue
    expect([address, sentCache ?? 'no-cache']).toEqual([address, cache])
    expect([address, sentPolicy]).toEqual([
      address,
      file === 'robots.txt' ? commonPolicy : `${commonPolicy}, ${policy ?? ''}`,
    ])
  }
})

test('the policy that these hosts send loosens nothing and holds on every page', async () => {
  const policies = JSON.parse(await readFile(path.join(fixtureSite.folder, policiesFile), 'utf8')) as Record<
    string,
    string
  >
  for (const directive of commonPolicy.split('; ').filter((candidate) => !candidate.startsWith('object-src'))) {
    for (const [page, policy] of Object.entries(policies))
      expect([page, policy.includes(directive)]).toEqual([page, true])
  }
})

test('the kind of every published file is known', async () => {
  const files = (await glob('**', { cwd: fixtureSite.folder, dot: true })).filter((file) => !isInternal(file))
  expect(files.filter((file) => mediaTypeOf(file) === undefined)).toEqual([])
})
