import { Refusal } from './refusal.ts'
import type { Fault } from './scenarios.ts'

/** Creates a response with an HTML page instead of JSON. */
function createHtmlResponse(status: number, title: string): Response {
  const body = `<!doctype html><title>${title}</title><h1>${title}</h1>`
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Returns the server's message for the user at a status, if it has one. The client's own are in `../messages.ts`. */
function getServerMessage(status: number): string | undefined {
  return status === 503 ? 'ただいまメンテナンス中です。終了までしばらくお待ちください。' : undefined
}

/**
 * Responds with the fault that a reviewer has selected, by `?fault=` or by a scenario.
 * @throws Refusal for a status; TypeError for a broken connection, as `fetch` does
 */
export function respondWithFault(fault: Fault): Response {
  if (typeof fault === 'number') throw new Refusal(fault, 'fault on purpose', getServerMessage(fault))
  switch (fault) {
    case 'localized-message':
      throw new Refusal(400, 'fault on purpose', 'ただいま混み合っています。しばらくしてからもう一度お試しください。')
    case 'malformed':
      return new Response('["unexpected"]', { headers: { 'Content-Type': 'application/json' } })
    case 'not-json':
      return createHtmlResponse(200, 'Welcome')
    case 'gateway-page':
      return createHtmlResponse(502, 'Bad Gateway')
    case 'disconnect':
      throw new TypeError('the connection was broken on purpose')
  }
}
