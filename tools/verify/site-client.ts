import { setTimeout as wait } from 'node:timers/promises'

import { fetchUrl, type FetchResult, type Visitor } from './fetch-url.ts'

/** In milliseconds: the timeout of a request, the delays before retries, and the time for all. */
export type Timeouts = { timeout: number; waits: readonly number[]; total: number }

export const defaultTimeouts: Timeouts = { timeout: 15_000, waits: [500, 2_000], total: 600_000 }

/** Statuses of a proxy that has no response at the moment; they say nothing about the page. */
const temporaryStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Creates a client that requests paths of one site until its total time is over. `url` has no trailing slash. */
export function createSiteClient(url: string, timeouts: Timeouts) {
  const end = performance.now() + timeouts.total
  const timeLeft = () => Math.ceil(end - performance.now())
  const client = {
    /** Number of requests that succeeded only when repeated. */
    repeated: 0,
    isOver: () => timeLeft() <= 0,
    /**
     * Requests a path, again after network failures, timeouts, broken bodies, and temporary statuses. Reads at most
     * `limit` bytes. Returns the reason if there is still no response after the last attempt.
     */
    request: async (address: string, visitor: Visitor, limit: number): Promise<FetchResult> => {
      let last: FetchResult = { reason: 'the time for the whole site is over' }
      for (const pause of [0, ...timeouts.waits]) {
        if (pause > 0) await wait(pause)
        if (client.isOver()) break
        const timeout = Math.min(timeouts.timeout, timeLeft())
        last = await fetchUrl(url + encodeURI(address), visitor, { limit, timeout })
        if ('status' in last && temporaryStatuses.has(last.status)) last = { reason: `it answers ${last.status}` }
        if ('reason' in last || last.body === 'broken') continue
        if (pause > 0) client.repeated += 1
        break
      }
      return last
    },
  }
  return client
}
