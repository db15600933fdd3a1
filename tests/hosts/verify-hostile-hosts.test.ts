import { cp } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { findInvisible } from '#domain/text/invisible-characters.ts'
import { formatVerification } from '#tools/verify/report.ts'
import { PlainError } from '#tools/shared/plain-error.ts'
import type { VerifyOptions } from '#tools/verify/verify-site.ts'

import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { index, page, send, startHostile } from './hostile-host.ts'
import { hostileHosts } from './hostile-hosts.ts'
import { publishUnchanged, shortTimeouts, startHost, stopHosts, verify, type PublishedSite } from './live-host.ts'

let site: PublishedSite
let right: string

/** What hostile hosts answer wrongly, and what every site has; a verification asks for each file in three encodings. */
const neededFiles = ['404.html', 'policies.json', `.${index}`, `.${page}`]

beforeAll(async () => {
  const { published } = await publishUnchanged()
  const folder = await temporaryFolder()
  for (const file of neededFiles) await cp(path.join(published, file), path.join(folder, file), { recursive: true })
  site = { published: folder, scheduled: [] }
  right = await startHost(folder)
})

afterAll(stopHosts)

/** Returns what the command prints. */
async function report(url: string, options: Partial<VerifyOptions>): Promise<string> {
  try {
    return formatVerification(await verify(url, site, options))
  } catch (error) {
    if (error instanceof PlainError) return error.message
    throw error
  }
}

test.each(hostileHosts)('a host that $behaviour is reported', async (host) => {
  const server = await startHostile(right, host)
  onTestFinished(() => server.stop())
  const { at = (origin: string) => origin, timeouts = {} } = host
  const printed = await report(at(server.origin), { timeouts: { ...shortTimeouts, ...timeouts } })
  expect(printed).toMatch(host.expected)
  expect(printed).not.toMatch(/as they should be\.$/)
  expect(findInvisible(printed)).toBeUndefined()
})

test('a correct host behind the same server is accepted', async () => {
  const server = await startHostile(right, { respond: send })
  onTestFinished(() => server.stop())
  expect(await report(server.origin, {})).toMatch(/^\d+ files as they should be\.$/)
})
