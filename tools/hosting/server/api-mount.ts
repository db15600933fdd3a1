import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Answers a Fetch API request, in place of the provider's server. */
export type ApiHandler = (request: Request) => Promise<Response>

function toRequest(message: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = message
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    signal,
    // The same stream, for which Node declares its own type.
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  })
}

/** Passes a Node request to the handler and returns its response. If the handler throws, the connection is closed. */
export async function serveApi(message: IncomingMessage, response: ServerResponse, respond: ApiHandler): Promise<void> {
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
