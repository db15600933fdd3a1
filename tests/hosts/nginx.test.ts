import { expect, test } from 'vitest'

import { freePort } from '../support/servers/free-port.ts'
import { decode, requestRaw } from '../support/servers/request-raw.ts'
import { startNginx } from './start-nginx.ts'
import { testHost } from './test-host.ts'

const origin = testHost(async () => startNginx(await freePort()))

test('a condition that does not hold is answered in plain words', async () => {
  const response = await requestRaw(`${origin()}/jp/lending/`, {
    headers: { 'If-Match': '"other"', 'Accept-Encoding': 'br' },
  })
  expect([response.status, response.headers['content-encoding']]).toEqual([412, undefined])
  expect(decode(response)).toContain('412')
})
