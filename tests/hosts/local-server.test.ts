import { expect, test } from 'vitest'

import { startServer } from '#tools/hosting/server/server.ts'

import { decode, requestRaw } from '../support/servers/request-raw.ts'
import { fixtureSite } from '../support/sites/fixture-site.ts'
import { testHost } from './test-host.ts'

// The tests of nginx, with the server of npm start.

const origin = testHost(() => startServer(fixtureSite.folder, 0))

test('a malformed address is refused with the error page', async () => {
  const response = await requestRaw(`${origin()}/%E0%A4%A`)
  expect(response.status).toBe(400)
  expect(decode(response)).toContain('An error occurred')
})

test('an address with two slashes in a row is not found', async () => {
  expect((await requestRaw(`${origin()}/jp/card//202302-9`)).status).toBe(404)
})
