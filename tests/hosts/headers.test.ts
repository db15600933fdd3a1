import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { policyBesidePages, headersFor } from '#tools/hosting/headers.ts'
import { isInternal, policiesFile } from '#tools/hosting/internal-files.ts'
import { mediaTypeOf } from '#tools/hosting/media-types.ts'
import { startServer, type RunningServer } from '#tools/hosting/server.ts'

import { fixtureSite } from '../support/fixture-site.ts'
import { freePort } from '../support/free-port.ts'
import { applyHeadersFile } from '../support/apply-headers-file.ts'
import { requestRaw } from '../support/request-raw.ts'
import { startNginx, type RunningNginx } from '../support/start-nginx.ts'
import { expectHeaders, samples } from './expect-headers.ts'

let nginx: RunningNginx
let local: RunningServer

beforeAll(async () => {
  nginx = await startNginx(await freePort())
  local = await startServer(fixtureSite.folder, 0)
})

afterAll(() => Promise.all([nginx.stop(), local.stop()]))

test('nginx and the local server send the headers of the table, each once, and no others', async () => {
  await expectHeaders([nginx.origin, local.origin])
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
      file === 'robots.txt' ? policyBesidePages : `${policyBesidePages}, ${policy ?? ''}`,
    ])
  }
})

test('the policy that these hosts send loosens nothing and holds on every page', async () => {
  const policies = JSON.parse(await readFile(path.join(fixtureSite.folder, policiesFile), 'utf8')) as Record<
    string,
    string
  >
  for (const directive of policyBesidePages.split('; ').filter((candidate) => !candidate.startsWith('object-src'))) {
    for (const [page, policy] of Object.entries(policies))
      expect([page, policy.includes(directive)]).toEqual([page, true])
  }
})

test('the kind of every published file is known', async () => {
  const files = (await glob('**', { cwd: fixtureSite.folder, dot: true })).filter((file) => !isInternal(file))
  expect(files.filter((file) => mediaTypeOf(file) === undefined)).toEqual([])
})
