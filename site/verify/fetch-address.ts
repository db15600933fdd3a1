import { setTimeout as wait } from 'node:timers/promises'

import { sha256Of } from '../content-layer/hash.ts'

/** How requests are made: how long one may take, and the waits before it is tried again, in milliseconds. */
export type Patience = { timeout: number; waits: readonly number[] }

export const usualPatience: Patience = { timeout: 15_000, waits: [500, 2_000] }

/** An answer, its body decoded. `body` is undefined if it broke off or could not be decoded. */
export type Answer = { status: number; headers: Headers; body: Buffer | undefined; sha256: string }

/** A site, or a single address of it, that cannot be reached. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Statuses that say nothing of a page: whoever stands in front has no answer just now. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** The innermost reason of a network failure, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? `${error.code} ${error.message}` : error.message
}

async function fetchOnce(url: string, timeout: number): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, {
    redirect: 'manual',
    signal,
    headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'campaign-pages-verify' },
  })
  const { status, headers } = response
  const body = await response.arrayBuffer().then(
    (bytes) => Buffer.from(bytes),
    () => undefined,
  )
  signal.throwIfAborted()
  return { status, headers, body, sha256: body === undefined ? '' : sha256Of(body) }
}

/**
 * Requests an address without following redirects, again after network failures, timeouts, bodies that break off, and
 * statuses that pass.
 * @throws UnreachableError if there is still no answer after the last try
 */
export async function fetchAddress(url: string, { timeout, waits }: Patience): Promise<Answer> {
  let last: { answer: Answer } | { reason: string } = { reason: '' }
  for (const pause of [0, ...waits]) {
    if (pause > 0) await wait(pause)
    try {
      const answer = await fetchOnce(url, timeout)
      if (!passing.has(answer.status) && answer.body !== undefined) return answer
      last = passing.has(answer.status) ? { reason: `it answers ${answer.status}` } : { answer }
    } catch (error) {
      last = { reason: reasonOf(error) }
    }
  }
  if ('answer' in last) return last.answer
  throw new UnreachableError(last.reason)
}
