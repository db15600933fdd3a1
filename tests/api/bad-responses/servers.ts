import type { Call } from '#api-client/calls/call.ts'

import type { TestCall } from './make-call.ts'
import { findClosedOrigin, startFaultyServer, type FaultyServer } from './faulty-server.ts'
import { responses, firstCall } from './all-bad-responses.ts'
import { redirectTarget } from './elsewhere.ts'
import { getPath, type BadResponse } from './bad-response.ts'

export type Servers = {
  server: FaultyServer
  /** The call that gets a bad response. */
  callFor: (response: BadResponse, kind: Call['kind']) => TestCall
  /** The requests that the servers received for it. */
  seenOf: (response: BadResponse, kind: Call['kind']) => ReturnType<FaultyServer['seen']>
  /** How many of its connections are still open. */
  openOf: (response: BadResponse, kind: Call['kind']) => number
  /** The requests that arrived at the target of redirects. */
  seenAtRedirectTarget: () => ReturnType<FaultyServer['seen']>
  stop: () => Promise<void>
}

/**
 * Starts a server that misbehaves in every way, and another one as third-party origin. `files` are the page for a
 * browser.
 */
export async function startServers(files?: ReadonlyMap<string, string>): Promise<Servers> {
  const closed = await findClosedOrigin()
  const elsewhere = await startFaultyServer({ responses })
  const server = await startFaultyServer({ responses, elsewhere: elsewhere.origin, ...(files ? { files } : {}) })
  const both = [server, elsewhere]
  const origins = { 'the own origin': server.origin, elsewhere: elsewhere.origin, 'a closed port': closed }
  return {
    server,
    callFor: (response, kind) => ({
      origin: origins[response.at ?? 'the own origin'],
      path: getPath(response, kind),
      kind,
      schema: response.schema ?? 'loyalty',
      timeoutAfter: response.timeoutAfter ?? 60_000,
      ...(response.abortAfter === undefined ? {} : { abortAfter: response.abortAfter }),
      ...(response.isReused ? { first: firstCall } : {}),
    }),
    seenOf: (response, kind) => both.flatMap((server) => server.seen(getPath(response, kind))),
    openOf: (response, kind) => both.reduce((sum, server) => sum + server.open(getPath(response, kind)), 0),
    seenAtRedirectTarget: () => both.flatMap((server) => server.seen(redirectTarget)),
    stop: async () => {
      await Promise.all(both.map((server) => server.stop()))
    },
  }
}
