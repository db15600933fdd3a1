import { expect, test } from 'vitest'

import { createHostingFiles } from '#tools/hosting/host-config/hosting-files.ts'

import { testHost } from '../hosts/test-host.ts'
import { expectHeaders } from '../hosts/expect-headers.ts'
import { freePort } from '../support/servers/free-port.ts'
import { startCaddy } from '../hosts/start-caddy.ts'

// The tests of nginx in tests/hosts/, with a real Caddy.

const origin = testHost(async () => startCaddy(await freePort()))

test('Caddy sends the headers of the table, each once, and no others', async () => {
  await expectHeaders([origin()])
})

test.each(['{env.HOME}', '`; respond 200'])(
  'a policy with %s, which Caddy would not read as it is, stops the build',
  (source) => {
    expect(() => createHostingFiles(new Map([['a/index.html', `script-src ${source}`]]))).toThrow(
      'a character that Caddy would read as its own',
    )
  },
)
