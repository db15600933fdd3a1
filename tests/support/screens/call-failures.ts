import type { Respond } from './respond-to-calls.ts'

const serverMessage = 'ただいま混み合っています。しばらくしてからもう一度お試しください。'

export type CallFailure = {
  respond: Respond
  /** The server's words; the page has its own where there are none (specification §8). */
  message?: string | undefined
  /** True where the way on is to sign in, and no other try (D12). */
  needsSignIn?: boolean
  /** The log text after the call's path; undefined if it is not logged as an error (D18). */
  logs?: string | undefined
  /** How often a read is tried (D14). */
  tries: number
}

function respondWith(status: number, body: string, type = 'application/json'): Respond {
  return () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))
}

/** No response until the page times out. */
const hang: Respond = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  })

const refusal = JSON.stringify({ code: 400, details: { localizedMessage: { locale: 'ja', message: serverMessage } } })

/** Every way in which a call fails. */
export const callFailures = {
  'not signed in': { respond: respondWith(401, '{}'), needsSignIn: true, tries: 1 },
  'refused with words': { respond: respondWith(400, refusal), message: serverMessage, tries: 1 },
  'a server error': { respond: respondWith(500, '{}'), logs: 'status 500', tries: 3 },
  "a proxy's page": { respond: respondWith(502, '<h1>Bad Gateway</h1>', 'text/html'), logs: 'status 502', tries: 3 },
  'no answer in time': { respond: hang, logs: 'timeout', tries: 3 },
  'no connection': { respond: () => Promise.reject(new TypeError('Failed to fetch')), logs: 'network', tries: 3 },
  'a malformed answer': { respond: respondWith(200, '["unexpected"]'), logs: 'malformed', tries: 1 },
  'a page in place of an answer': {
    respond: respondWith(200, '<h1>Welcome</h1>', 'text/html'),
    logs: 'malformed',
    tries: 1,
  },
} as const satisfies Record<string, CallFailure>

export const callFailureRows = Object.entries<CallFailure>(callFailures)
