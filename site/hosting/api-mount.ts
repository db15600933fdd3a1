import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Answers a request of the platform's own kind, as a server in front of the calls does. */
export type AnswerApi = (request: Request) => Promise<Response>

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
    // Node's own type for the platform's stream.
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  })
}

/**
 * Passes a request of Node's server to an answering function and its response back; what it throws breaks the
 * connection.
 */
export async function answerApi(message: IncomingMessage, response: ServerResponse, answer: AnswerApi): Promise<void> {
  if (message.method === 'TRACE') {
    // The platform has no such request.
    response.writeHead(405, { Allow: 'POST' }).end()
    return
  }
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  try {
    const { status, headers, body } = await answer(toRequest(message, gone.signal))
    response.writeHead(status, [...headers].flat())
    if (body) for await (const part of body) response.write(part)
    response.end()
  } catch {
    response.destroy()
  }
}
