import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { findInvisible } from '#domain/text/invisible-characters.ts'
import { formatVerification } from '#tools/verify/report.ts'
import { PlainError } from '#tools/shared/plain-error.ts'
import type { VerifyOptions } from '#tools/verify/verify-site.ts'

import { selectCells, selectShare } from '../support/run/grid.ts'
import { hostileHosts } from '../support/hostile-hosts/all-hosts.ts'
import { send, startHostile } from '../support/hostile-hosts/hostile-host.ts'
import {
  publishUnchanged,
  shortTimeouts,
  startHost,
  stopHosts,
  verify,
  type PublishedSite,
} from '../support/servers/live-host.ts'

let site: PublishedSite
let right: string

beforeAll(async () => {
  site = await publishUnchanged()
  right = await startHost(site.published)
})

afterAll(stopHosts)

/** A host of each kind. */
const hostCells = selectCells(hostileHosts, ({ expected }) => expected.source)

/** Returns what the command prints. */
async function report(url: string, options: Partial<VerifyOptions>): Promise<string> {
  try {
    return formatVerification(await verify(url, site, options))
  } catch (error) {
    if (error instanceof PlainError) return error.message
    throw error
  }
}

test.each(selectShare(hostCells, 0, 8))('a host that $behaviour is reported', async (host) => {
  const server = await startHostile(right, host)
  onTestFinished(() => server.stop())
  const { headers = 'full', at = (origin: string) => origin, timeouts = {} } = host
  const printed = await report(at(server.origin), { headers, timeouts: { ...shortTimeouts, ...timeouts } })
  expect(printed).toMatch(host.expected)
  expect(printed).not.toMatch(/as they should be\.$/)
  expect(findInvisible(printed)).toBeUndefined()
})

test('a correct host behind the same server is accepted', async () => {
  const server = await startHostile(right, { respond: send })
  onTestFinished(() => server.stop())
  expect(await report(server.origin, {})).toMatch(/^\d+ files as they should be\.$/)
})
