import type { Call } from '#api-client/calls/call.ts'

import type { Respond } from './faulty-server.ts'
import { bodies } from './bodies.ts'
import { connections } from './connections.ts'
import { elsewhere } from './elsewhere.ts'
import { refusals } from './refusals.ts'
import { abandoned } from './abandoned.ts'
import { getPath, type BadResponse } from './bad-response.ts'
import { malformedResponses } from './malformed.ts'
import { sizes } from './sizes.ts'

/** Every kind of answer that the client has to handle, with valid ones for comparison. */
export const badResponses: readonly BadResponse[] = [
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

/** Every bad response, to a read and to a write. */
export const testCalls = badResponses.flatMap((response) =>
  kinds.slice(0, response.isForReads ? 1 : 2).map((kind) => ({ response, kind, path: getPath(response, kind) })),
)

/** The server's answer to each of them. */
export const responses: ReadonlyMap<string, Respond> = new Map([
  ...testCalls.map(({ response, path }) => [path, response.respond] as const),
  [firstCall, sendWithLength] as const,
])
