import { createSandbox } from '#api-client/sandbox/sandbox.ts'
import type { Fetch } from '#api-client/transport.ts'

/** Answers one try of a call in place of the server. */
export type Answer = (signal: AbortSignal) => Promise<Response>

export type Calls = {
  fetch: Fetch
  /** The paths of all calls in their order, each try counted. */
  made: string[]
  /** From now on the sandbox answers all of them. */
  mend: () => void
}

/** One call that is answered otherwise than by the sandbox. */
export type Failing = { path: string; answer: Answer }

/**
 * Answers a page's calls: the sandbox does, for one visitor in the scenario that the page's address names, all but the
 * one that is to fail.
 */
export function answerCalls(address: string, toFail?: Failing): Calls {
  const sandbox = createSandbox()
  const scenario = new URL(address, 'http://localhost').searchParams.get('scenario') ?? 'signed-in'
  const made: string[] = []
  let failing = toFail
  return {
    made,
    mend: () => {
      failing = undefined
    },
    fetch: (path, init) => {
      made.push(path)
      const signal = init.signal ?? new AbortController().signal
      if (failing?.path === path) return failing.answer(signal)
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        'sandbox-scenario': scenario,
        'sandbox-visitor': 'component-test',
      }
      const { method = 'GET', body = null } = init
      return sandbox(new Request(new URL(path, 'http://localhost'), { method, body, headers }))
    },
  }
}
