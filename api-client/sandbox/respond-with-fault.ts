import { Refusal } from './refusal.ts'
import type { Fault } from './scenarios.ts'

function page(status: number, title: string): Response {
  const body = `<!doctype html><title>${title}</title><h1>${title}</h1>`
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/**
 * Returns this server's message. The client's own messages are in api-client/messages.ts; none of them depends on a
 * status.
 */
function messageFor(status: number): string | undefined {
  return status === 503 ? 'ただいまメンテナンス中です。終了までしばらくお待ちください。' : undefined
}

/**
 * Fails on purpose.
 * @throws Refusal for a status; TypeError for a broken connection, as `fetch` does
 */
export function respondWithFault(fault: Fault): Response {
  if (typeof fault === 'number') throw new Refusal(fault, 'fault on purpose', messageFor(fault))
  switch (fault) {
    case 'localized-message':
      throw new Refusal(400, 'fault on purpose', 'ただいま混み合っています。しばらくしてからもう一度お試しください。')
    case 'malformed':
      return new Response('["unexpected"]', { headers: { 'Content-Type': 'application/json' } })
    case 'not-json':
      return page(200, 'Welcome')
    case 'gateway-page':
      return page(502, 'Bad Gateway')
    case 'disconnect':
      throw new TypeError('the connection was broken on purpose')
  }
}
