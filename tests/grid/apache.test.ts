import { expect, test } from 'vitest'

import { createHostingFiles } from '#tools/hosting/host-config/hosting-files.ts'

import { testHost } from '../hosts/test-host.ts'
import { expectHeaders } from '../hosts/expect-headers.ts'
import { freePort } from '../support/servers/free-port.ts'
import { startApache } from '../hosts/start-apache.ts'

// The tests of nginx in tests/hosts/, with a real Apache.

const origin = testHost(async () => startApache(await freePort()))

test('Apache sends the headers of the table, each once, and no others', async () => {
  await expectHeaders([origin()])
})

test('a policy that Apache would not read as it is stops the build', () => {
  expect(() => createHostingFiles(new Map([['a/index.html', 'script-src https://a.example/%20']]))).toThrow(
    'a character that Apache would read as its own',
  )
})
