import { createSandbox } from '#api-client/sandbox/sandbox.ts'
import type { Fetch } from '#api-client/transport.ts'

/** Answers one try of a call in place of the server. */
export type Respond = (signal: AbortSignal) => Promise<Response>

export type Calls = {
  fetch: Fetch
  /** The paths of all calls in their order, each try counted. */
  requested: string[]
  /** From now on this call fails, too. */
  fail: (failing: Failing) => void
  /** From now on the sandbox answers all of them. */
  repair: () => void
}

/** A call that is answered otherwise than by the sandbox. */
export type Failing = {
  path: string
  respond: Respond
  /** Whether the sandbox does what it is asked for, and only its answer is lost. */
  isDone?: boolean
}

/**
 * Answers a page's calls: the sandbox does, for one visitor in the scenario that the page's address names, all but
 * those that are to fail.
 */
export function respondToCalls(url: string, toFail: readonly Failing[] = []): Calls {
  const sandbox = createSandbox()
  const scenario = new URL(url, 'http://localhost').searchParams.get('scenario') ?? 'signed-in'
  const requested: string[] = []
  let currentlyFailing = toFail
  return {
    requested,
    fail: (failing) => {
      currentlyFailing = [...currentlyFailing, failing]
    },
    repair: () => {
      currentlyFailing = []
    },
    async fetch(path, init) {
      requested.push(path)
      const signal = init.signal ?? new AbortController().signal
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        'sandbox-scenario': scenario,
        'sandbox-visitor': 'component-test',
      }
      const { method = 'GET', body = null } = init
      const send = () => sandbox(new Request(new URL(path, 'http://localhost'), { method, body, headers }))
      const failing = currentlyFailing.find((one) => one.path === path)
      if (!failing) return send()
      if (failing.isDone === true) await send()
      return failing.respond(signal)
    },
  }
}
