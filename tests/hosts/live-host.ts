import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { parseStart } from '#domain/time/japan-time.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { listScheduled } from '#content-layer/documents/publication-schedule.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import type { RunningServer } from '#tools/hosting/server/listen-at.ts'
import { startServer } from '#tools/hosting/server/server.ts'
import { once } from '#tools/shared/once.ts'
import type { Verification } from '#tools/verify/report.ts'
import { defaultTimeouts, type Timeouts } from '#tools/verify/site-client.ts'
import { verifySite, type VerifyOptions } from '#tools/verify/verify-site.ts'

import { temporaryFolder } from '../support/run/temporary-folder.ts'
import type { RawResponse } from '../support/servers/request-raw.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'
import { buildSmallSite, createBuildFolders } from '../support/sites/small-site.ts'
import { send, startHostile } from './hostile-host.ts'

/** A time in the middle of the small content's month, in milliseconds since 1970. */
export const february = parseStart('2023-02-25 12:00')

const buildFolders = await createBuildFolders()

/** Edits of the small content by file; null removes it. */
export type Edits = Readonly<Record<string, ((text: string) => string) | null>>

/** A published folder, and the URLs of scheduled content that it lacks. */
export type PublishedSite = { published: string; scheduled: string[] }

/**
 * Publishes the small content after the edits into a folder of its own.
 * @throws Error if the content has diagnostics then
 */
export async function publishSmall(edits: Edits, now = february): Promise<PublishedSite> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(smallContentFolder, content, { recursive: true })
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(content, name)
    if (edit) await writeFile(file, edit(await readFile(file, 'utf8')))
    else await rm(file)
  }
  const built = await buildSmallSite({ content, code: 0, script: 0, basePath: '', now }, buildFolders)
  if ('diagnostics' in built) throw new Error(`the content has ${built.diagnostics} diagnostics`)
  const scheduled = listScheduled(await readContentFolder(content, ContentCache.empty(), now), now)
  // The next build takes its place.
  const published = path.join(content, '..', 'published')
  await cp(buildFolders.published, published, { recursive: true })
  return { published, scheduled: scheduled.flatMap(({ urls }) => urls) }
}

/** The small content as it is, published once for all test files of a worker. */
export const publishUnchanged = once(() => publishSmall({}))

/** Copies the published folder as the folder of the live host. */
export async function copySite({ published }: PublishedSite): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'live')
  await cp(published, folder, { recursive: true })
  return folder
}

const servers: RunningServer[] = []

/** Stops everything that was started here. */
export async function stopHosts(): Promise<void> {
  await Promise.all(servers.splice(0).map(async (server) => server.stop()))
}

/** Serves a folder as the live host, and returns its origin. */
export async function startHost(folder: string): Promise<string> {
  const server = await startServer(folder, 0)
  servers.push(server)
  return server.origin
}

/** Starts a proxy that changes the responses of another server, and returns its origin. */
export async function startInFront(
  origin: string,
  change: (url: string, response: RawResponse) => RawResponse,
): Promise<string> {
  const server = await startHostile(origin, {
    respond: (exchange) => send(exchange, change(exchange.url, exchange.right)),
  })
  servers.push(server)
  return server.origin
}

/** The default timeouts with short waits. */
export const shortTimeouts: Timeouts = { ...defaultTimeouts, waits: [10] }

/** Compares a live host with what is published. */
export function verify(url: string, expected: PublishedSite, more: Partial<VerifyOptions> = {}): Promise<Verification> {
  const defaults = { headers: 'full', timeouts: shortTimeouts, concurrency: 8 } as const
  return verifySite({ url, ...expected, ...defaults, ...more })
}

/** Returns the findings of a verification, one line each. */
export function formatFindings({ findings }: Verification): string[] {
  return findings.map(({ kind, url, message }) => `${kind} ${url} ${message}`).sort()
}
