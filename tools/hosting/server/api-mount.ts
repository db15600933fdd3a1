import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Answers a Fetch API request, in place of the provider's server. */
export type ApiHandler = (request: Request) => Promise<Response>

function toRequest(message: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value = ''] of Object.entries(message.headers))
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const { method = 'GET', url = '/' } = message
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    signal,
    // The same stream, for which Node declares its own type.
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  })
}

/** Passes a Node request to the handler and returns its response. If the handler throws, the connection is closed. */
export async function serveApi(message: IncomingMessage, response: ServerResponse, respond: ApiHandler): Promise<void> {
  if (message.method === 'TRACE') {
    // The Fetch API cannot represent such a request.
    response.writeHead(405, { Allow: 'POST' }).end()
    return
  }
  const aborted = new AbortController()
  response.on('close', () => aborted.abort())
  try {
    const { status, headers, body } = await respond(toRequest(message, aborted.signal))
    response.writeHead(status, [...headers].flat())
    if (body) for await (const part of body) response.write(part)
    response.end()
  } catch {
    response.destroy()
  }
}
