import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

import { parseStart } from '#domain/time/japan-time.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { listScheduled } from '#content-layer/documents/list-scheduled.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { serve, type RunningServer } from '#tools/hosting/listen-at.ts'
import { startServer } from '#tools/hosting/server.ts'
import type { Verification } from '#tools/verify/report.ts'
import { defaultTimeouts, type Timeouts } from '#tools/verify/site-client.ts'
import { verifySite, type VerifyOptions } from '#tools/verify/verify-site.ts'

import { requestRaw, type RawResponse } from './request-raw.ts'
import { buildSmallSite, createWorkshop } from '../sites/small-site.ts'
import { temporaryFolder } from '../run/temporary-folder.ts'

export const smallContent = path.resolve(import.meta.dirname, '..', '..', 'fixtures', 'small-content')

/** A time in the middle of the small content's month, in milliseconds since 1970. */
export const february = parseStart('2023-02-25 12:00')

const workshop = await createWorkshop()

/** Edits of the small content by file; null removes it. */
export type Edits = Readonly<Record<string, ((text: string) => string) | null>>

/** A published folder, and the addresses of what was held back from it. */
export type PublishedSite = { published: string; scheduled: string[] }

/**
 * Publishes the small content after the edits into a folder of its own.
 * @throws Error if the content has diagnostics then
 */
export async function publishSmall(edits: Edits, now = february, basePath = ''): Promise<PublishedSite> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(smallContent, content, { recursive: true })
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(content, name)
    if (edit) await writeFile(file, edit(await readFile(file, 'utf8')))
    else await rm(file)
  }
  const built = await buildSmallSite({ content, code: 0, script: 0, basePath, now }, workshop)
  if ('diagnostics' in built) throw new Error(`the content has ${built.diagnostics} diagnostics`)
  const heldBack = listScheduled(await readContentFolder(content, ContentCache.open(undefined, ''), now), now)
  // The next build takes its place.
  const published = path.join(content, '..', 'published')
  await cp(workshop.published, published, { recursive: true })
  return { published, scheduled: heldBack.flatMap(({ urls }) => urls) }
}

/** A copy of what is published, as it lies on the live host. */
export async function copyOf({ published }: PublishedSite): Promise<string> {
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

/** Starts a server in front of another, which changes its answers, and returns its origin. */
export async function startInFront(
  origin: string,
  change: (address: string, answer: RawResponse) => RawResponse,
): Promise<string> {
  const pass = async (url: string, coding: string, response: ServerResponse) => {
    const answer = await requestRaw(origin + url, { headers: { 'Accept-Encoding': coding } })
    const { status, headers, body } = change(url, answer)
    response.writeHead(status, headers).end(body)
  }
  const server = await serve((request, response) => {
    void pass(request.url ?? '/', String(request.headers['accept-encoding']), response)
  }, 0)
  servers.push(server)
  return server.origin
}

/** As usual, but with short waits. */
export const shortTimeouts: Timeouts = { ...defaultTimeouts, waits: [10] }

/** Compares a live host with what is published. */
export function verify(url: string, expected: PublishedSite, more: Partial<VerifyOptions> = {}): Promise<Verification> {
  const defaults = { headers: 'full', timeouts: shortTimeouts, concurrency: 8 } as const
  return verifySite({ url, ...expected, ...defaults, ...more })
}

/** What is found, a line each. */
export function linesOf({ findings }: Verification): string[] {
  return findings.map(({ kind, url, message }) => `${kind} ${url} ${message}`).sort()
}
