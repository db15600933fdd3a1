import { toApiError, type FailureKind } from '../api-error.ts'
import { getLoyalty } from '../calls/get-loyalty.ts'
import type { ApiRequest, Send } from './middleware.ts'

/** Creates a request of a read, with these changes. */
export function createRequest(changes: Partial<ApiRequest> = {}): ApiRequest {
  return { call: getLoyalty, input: {}, signal: new AbortController().signal, ...changes }
}

/** Returns the kind of failure of a call, or `answered`. */
export async function getOutcome(sent: Promise<unknown>): Promise<FailureKind | 'answered'> {
  return sent.then(
    () => 'answered' as const,
    (error: unknown) => toApiError(error).kind,
  )
}

/** A server that never responds. */
export const neverRespond: Send = () => new Promise(() => undefined)
