import type { Call } from '../calls/call.ts'

/** A call on its way to the server. */
export type ApiRequest = { call: Call; input: unknown; signal: AbortSignal }

/** Sends a call and gives its answer, checked. What it throws is an `ApiError`; anything else is a fault of ours. */
export type Send = (request: ApiRequest) => Promise<unknown>

/** What stands between the caller and the server: it may change, repeat, refuse or watch what passes. */
export type Middleware = (request: ApiRequest, next: Send) => Promise<unknown>
