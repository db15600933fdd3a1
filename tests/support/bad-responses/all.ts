import type { Call } from '#api-client/calls/call.ts'

import type { Respond } from '../servers/faulty-server.ts'
import { bodies } from './bodies.ts'
import { connections } from './connections.ts'
import { elsewhere } from './elsewhere.ts'
import { refusals } from './refusals.ts'
import { abandoned } from './abandoned.ts'
import { pathOf, type Row } from './row.ts'
import { malformedResponses } from './malformed.ts'
import { sizes } from './sizes.ts'

/** Every kind of answer that the client has to handle, with valid ones for comparison. */
export const badResponses: readonly Row[] = [
  ...connections,
  ...abandoned,
  ...elsewhere,
  ...sizes,
  ...bodies,
  ...refusals,
  ...malformedResponses,
]

/** A first call over a persistent connection. */
export const firstCall = '/v1/first'

const sendWithLength: Respond = ({ response }) => response.writeHead(200, { 'Content-Length': '2' }).end('{}')

const kinds: readonly Call['kind'][] = ['read', 'write']

/** Every question, as a read and as a write. */
export const questions = badResponses.flatMap((row) =>
  kinds.slice(0, row.isForReads ? 1 : 2).map((kind) => ({ row, kind, path: pathOf(row, kind) })),
)

/** The server's answer to each of them. */
export const responses: ReadonlyMap<string, Respond> = new Map([
  ...questions.map(({ row, path }) => [path, row.respond] as const),
  [firstCall, sendWithLength] as const,
])
