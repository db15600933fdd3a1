import type { input, output, ZodMiniType } from 'zod/mini'

/** A JSON object: the body of a call with unknown fields (D16). */
export type JsonObject = Readonly<Record<string, unknown>>

/** The exports of a module of `schemas/api/`: the schemas of one call, as far as the specification shows them. */
export type CallSchemas = { request?: ZodMiniType; response?: ZodMiniType }

/** One API call as data: a plain literal, so that a page's bundle contains only the calls that it makes. */
export type Call = {
  /** The path of the POST request; the last segment is the call's name. */
  path: `/${string}`
  /** A read may be retried, a write never (D14). */
  kind: 'read' | 'write'
  /** Users that may make the call (specification §6). */
  access: 'anyone' | 'signed-in'
  /** Whether specification §7 names the call, or we chose its name (D15). */
  naming: 'given' | 'chosen'
  /** The item of specification §7 that the call implements, as `Group: item`. */
  item: string
  /**
   * Known schemas, loaded when the call is made. Without them the body is any object and the response `unknown` (D16).
   */
  schemas?: () => Promise<CallSchemas>
  /**
   * Replaces `schemas` if only the request body is known: there is no response to validate, so no page has to load it.
   */
  request?: () => Promise<Pick<CallSchemas, 'request'>>
}

type SchemasOf<C extends Call> = C extends { schemas: () => Promise<infer S> } | { request: () => Promise<infer S> }
  ? S
  : unknown

/** Request body of a call. */
export type InputOf<C extends Call> =
  SchemasOf<C> extends { request: infer S extends ZodMiniType } ? input<S> : JsonObject

/** Response of a call; `unknown` if the specification does not show it (D16). */
export type OutputOf<C extends Call> =
  SchemasOf<C> extends { response: infer S extends ZodMiniType } ? output<S> : unknown

/** Loads the known schemas of a call; undefined if there are none. */
export function getSchemas(call: Call): (() => Promise<CallSchemas>) | undefined {
  return call.schemas ?? call.request
}
