import { glob } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isInternal } from '#tools/hosting/unserved-files.ts'
import { getMediaType } from '#tools/hosting/media-types.ts'
import type { RunningServer } from '#tools/hosting/server/listen-at.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { freePort } from '../support/servers/free-port.ts'
import { requestRaw } from '../support/servers/request-raw.ts'
import { startNginx, type RunningNginx } from './start-nginx.ts'
import { expectHeaders } from './expect-headers.ts'

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

test('the media type of every published file is known', async () => {
  const files = (await glob('**', { cwd: fixtureSite.folder, dot: true })).filter((file) => !isInternal(file))
  expect(files.filter((file) => getMediaType(file) === undefined)).toEqual([])
})
