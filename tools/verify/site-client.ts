import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

import { fetchAddress, type Answer } from './fetch-address.ts'
import { plain } from './findings.ts'
import type { Visitor } from './visitors.ts'

/**
 * How requests are made, all in milliseconds: how long one may take, the waits before it is tried again, and how long
 * all of them may take together.
 */
export type Patience = { timeout: number; waits: readonly number[]; total: number }

export const usualPatience: Patience = { timeout: 15_000, waits: [500, 2_000], total: 600_000 }

/** A site, or a single address of it, that cannot be reached. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Statuses that say nothing of a page: whoever stands in front has no answer just now. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Requests addresses of one site until its time is over. */
export class SiteClient {
  readonly #url: string
  readonly #patience: Patience
  readonly #agent: Agent
  readonly #end: number
  /** How many requests were answered only when they were repeated. */
  repeated = 0

  /** The URL of the site without a slash at its end. */
  constructor(url: string, patience: Patience) {
    this.#url = url
    this.#patience = patience
    this.#agent = new (url.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: true })
    this.#end = performance.now() + patience.total
  }

  #timeLeft(): number {
    return Math.ceil(this.#end - performance.now())
  }

  isOver(): boolean {
    return this.#timeLeft() <= 0
  }

  /**
   * Requests an address, again after network failures, timeouts, bodies that break off, and statuses that pass. Reads at
   * most `limit` bytes.
   * @throws UnreachableError if there is still no answer after the last try
   */
  async ask(address: string, visitor: Visitor, limit: number): Promise<Answer> {
    const url = this.#url + encodeURI(address)
    let last: { answer: Answer } | { reason: string } = { reason: 'the time for the whole site is over' }
    for (const pause of [0, ...this.#patience.waits]) {
      if (pause > 0) await wait(pause)
      if (this.isOver()) break
      const timeout = Math.min(this.#patience.timeout, this.#timeLeft())
      try {
        const answer = await fetchAddress({ url, visitor, limit, timeout }, this.#agent)
        const isPassing = passing.has(answer.status)
        if (!isPassing && answer.body.kind !== 'broken-off') {
          if (pause > 0) this.repeated += 1
          return answer
        }
        last = isPassing ? { reason: `it answers ${answer.status}` } : { answer }
      } catch (error) {
        last = { reason: error instanceof Error ? error.message : String(error) }
      }
    }
    if ('answer' in last) return last.answer
    throw new UnreachableError(plain(last.reason))
  }

  close(): void {
    this.#agent.destroy()
  }
}
