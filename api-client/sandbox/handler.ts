import type { Call, InputOf } from '../calls/call.ts'
import { Refusal } from './refusal.ts'
import type { Circumstances } from './scenarios.ts'
import type { Visit } from './visits.ts'

/** What a handler knows besides the input of a call. */
export type Context = {
  /** Id of the visitor: the one that their browser sends, or a new one for their first call. */
  visitor: string
  /** What the visitor has done so far, such as the promotions that they have entered. */
  visit: Visit
  /** What the scenario states about the visitor and the server. */
  circumstances: Circumstances
  /** Time of the call in milliseconds since 1970: the moment that the preview simulates, or else the clock's time. */
  now: number
}

/** A response body, and the visitor's new state if it has changed. */
export type SandboxResult = { body: unknown; visit?: Visit }

/** Responds to a call. */
export type Handler = (input: unknown, context: Context) => SandboxResult

/**
 * Returns the entry of a call in the table of handlers. The sandbox has already validated the input against its schema.
 */
export function defineHandler<C extends Call>(
  call: C,
  handle: (input: InputOf<C>, context: Context) => SandboxResult,
): [path: string, Handler] {
  return [call.path, (input, context) => handle(input as InputOf<C>, context)]
}

/** An enumeration member of a newer server, unknown to these pages (D17). */
export const newerMember = 'ADDED_LATER'

/** @throws Refusal with a message for the user, unless the condition is met */
export function refuseUnless(condition: boolean, localizedMessage: string): asserts condition {
  if (!condition) throw new Refusal(400, 'refused', localizedMessage)
}
