import type { Respond } from './respond-to-calls.ts'

const serverMessage = 'ただいま混み合っています。しばらくしてからもう一度お試しください。'

export type CallFailure = {
  answer: Respond
  /** The server's words; the page has its own where there are none (specification §8). */
  says?: string | undefined
  /** True where the way on is to sign in, and no other try (D12). */
  needsSignIn?: boolean
  /** What the log says behind the call's path; undefined where it is no error (D18). */
  logs?: string | undefined
  /** How often a read is tried (D14). */
  tries: number
}

function respondWith(status: number, body: string, type = 'application/json'): Respond {
  return () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))
}

/** Nothing comes, until the page gives up. */
const hang: Respond = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  })

const refusal = JSON.stringify({ code: 400, details: { localizedMessage: { locale: 'ja', message: serverMessage } } })

/** Every way in which a call fails. */
export const callFailures = {
  'not signed in': { answer: respondWith(401, '{}'), needsSignIn: true, tries: 1 },
  'refused with words': { answer: respondWith(400, refusal), says: serverMessage, tries: 1 },
  'a server error': { answer: respondWith(500, '{}'), logs: 'status 500', tries: 3 },
  "a proxy's page": { answer: respondWith(502, '<h1>Bad Gateway</h1>', 'text/html'), logs: 'status 502', tries: 3 },
  'no answer in time': { answer: hang, logs: 'timeout', tries: 3 },
  'no connection': { answer: () => Promise.reject(new TypeError('Failed to fetch')), logs: 'network', tries: 3 },
  'a malformed answer': { answer: respondWith(200, '["unexpected"]'), logs: 'malformed', tries: 1 },
  'a page in place of an answer': {
    answer: respondWith(200, '<h1>Welcome</h1>', 'text/html'),
    logs: 'malformed',
    tries: 1,
  },
} as const satisfies Record<string, CallFailure>

export const allCallFailures = Object.entries<CallFailure>(callFailures)
