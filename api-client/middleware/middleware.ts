import type { Call } from '../calls/call.ts'

/** A call to make: `input` becomes the JSON body, and `signal` aborts it. */
export type ApiRequest = { call: Call; input: unknown; signal: AbortSignal }

/** Sends a call and returns its validated response. Throws an `ApiError`; anything else is a bug of ours. */
export type Send = (request: ApiRequest) => Promise<unknown>

/** Wraps `Send`: may change, repeat, refuse or observe requests. */
export type Middleware = (request: ApiRequest, next: Send) => Promise<unknown>
