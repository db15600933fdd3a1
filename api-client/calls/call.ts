import type { input, output, ZodMiniType } from 'zod/mini'

/** A JSON object, as the body of a call whose fields nobody knows (D16). */
export type JsonObject = Readonly<Record<string, unknown>>

/** What a module of `schemas/api/` holds: the schemas that the specification shows of one call. */
export type CallSchemas = { request?: ZodMiniType; response?: ZodMiniType }

/** One call of the server, as data: a plain literal, so that a page carries only the calls that it makes. */
export type Call = {
  /** Where it is posted to; the last segment is the call's name. */
  path: `/${string}`
  /** A read may be tried again, a write never (D14). */
  kind: 'read' | 'write'
  /** Who may make it (specification §6). */
  access: 'anyone' | 'signed-in'
  /** Whether specification §7 names the call, or its name was chosen here (D15). */
  naming: 'given' | 'chosen'
  /** The item of specification §7 that it stands for, as `Group: item`. */
  item: string
  /**
   * The known schemas, loaded when the call is made. Without them the body is any object and the answer `unknown`
   * (D16).
   */
  schemas?: () => Promise<CallSchemas>
  /**
   * In place of `schemas` where only the body is known: nothing has to be loaded then, since nothing of the answer can
   * be checked.
   */
  request?: () => Promise<Pick<CallSchemas, 'request'>>
}

type SchemasOf<C extends Call> = C extends { schemas: () => Promise<infer S> } | { request: () => Promise<infer S> }
  ? S
  : unknown

/** The body that a call takes. */
export type InputOf<C extends Call> =
  SchemasOf<C> extends { request: infer S extends ZodMiniType } ? input<S> : JsonObject

/** The answer that a call gives; `unknown` where the specification shows none (D16). */
export type OutputOf<C extends Call> =
  SchemasOf<C> extends { response: infer S extends ZodMiniType } ? output<S> : unknown

/** Loads what is known of a call's body and answer; undefined where nothing is. */
export function schemasOf(call: Call): (() => Promise<CallSchemas>) | undefined {
  return call.schemas ?? call.request
}
