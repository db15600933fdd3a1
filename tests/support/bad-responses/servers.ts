import type { Call } from '#api-client/calls/call.ts'

import type { Question } from './ask.ts'
import { findClosedOrigin, startFaultyServer, type FaultyServer } from '../servers/faulty-server.ts'
import { responses, firstCall } from './all.ts'
import { redirectTarget } from './elsewhere.ts'
import { pathOf, type Row } from './row.ts'

export type Servers = {
  server: FaultyServer
  /** The question of a row. */
  questionFor: (row: Row, kind: Call['kind']) => Question
  /** The requests that the servers received for a row. */
  seenOf: (row: Row, kind: Call['kind']) => ReturnType<FaultyServer['seen']>
  /** How many connections of a row are still open. */
  openOf: (row: Row, kind: Call['kind']) => number
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
    questionFor: (row, kind) => ({
      origin: origins[row.at ?? 'the own origin'],
      path: pathOf(row, kind),
      kind,
      schema: row.schema ?? 'loyalty',
      timeoutAfter: row.timeoutAfter ?? 5_000,
      ...(row.abortAfter === undefined ? {} : { abortAfter: row.abortAfter }),
      ...(row.isReused ? { first: firstCall } : {}),
    }),
    seenOf: (row, kind) => both.flatMap((server) => server.seen(pathOf(row, kind))),
    openOf: (row, kind) => both.reduce((sum, server) => sum + server.open(pathOf(row, kind)), 0),
    seenAtRedirectTarget: () => both.flatMap((server) => server.seen(redirectTarget)),
    stop: async () => {
      await Promise.all(both.map((server) => server.stop()))
    },
  }
}
