import { ApiError } from './api-error.ts'
import type { Send } from './middleware/middleware.ts'
import { readField } from './read-field.ts'
import { createRequestInit } from './request-init.ts'

/** The part of `fetch` that the client needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Maximum size of a response, in bytes; responses of these calls are far smaller. */
export const maxResponseSize = 1_000_000

const malformed = (field: string) => new ApiError('malformed', { field })

/** Reads a response of at most `maxResponseSize`; a larger one is malformed. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; reader;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    // The timeout middleware aborts the rest, as after any failure.
    if (size > maxResponseSize) throw malformed('(too large)')
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

/** Returns the result of a function, or undefined if it throws. */
function attempt<Value>(make: () => Value): Value | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/**
 * Returns the server's message for the user at `details.localizedMessage.message`, whatever else the body contains
 * (specification §3).
 */
function readLocalizedMessage(body: unknown): string | undefined {
  const message = ['details', 'localizedMessage', 'message'].reduce(readField, body)
  return typeof message === 'string' ? message : undefined
}

/**
 * Creates the innermost `Send`: posts a call, reads its response, and validates it against the known schema (D14, D16).
 */
export function transport(origin: string, fetch: Fetch): Send {
  return async ({ call, input, signal }) => {
    /**
     * Maps a rejection of the network to a failed or aborted call. Any other error is a bug of ours, and is passed on
     * unchanged.
     */
    function mapRejection<Value>(value: Promise<Value>): Promise<Value> {
      return value.catch((cause: unknown) => {
        throw cause instanceof ApiError ? cause : new ApiError(signal.aborted ? 'aborted' : 'network', {}, { cause })
      })
    }
    const schemas = call.schemas && mapRejection(call.schemas())
    // A read awaits its schemas after the response; until then, their failure must not count as unhandled.
    schemas?.catch(() => undefined)
    // A write must not be sent if its response cannot be validated.
    if (call.kind === 'write') await schemas
    const sent = fetch(origin + call.path, createRequestInit(input, signal))
    const response = await mapRejection(sent)
    // Resolves to null for an empty body, and to undefined for invalid JSON.
    const parsed = mapRejection(readText(response)).then((text) => attempt((): unknown => JSON.parse(text || 'null')))
    // A status is informative even if its body is unusable, because it is too large or truncated.
    if (!response.ok)
      throw new ApiError('status', {
        status: response.status,
        localizedMessage: readLocalizedMessage(await parsed.catch(() => undefined)),
      })
    const body = await parsed
    if (body === undefined) throw malformed('(not JSON)')
    const schema = (await schemas)?.response
    if (!schema) return body
    // zod throws if there are so many issues that collecting them overflows the stack.
    const result = attempt(() => schema.safeParse(body))
    if (!result?.success) throw malformed(result?.error.issues[0]?.path.join('.') || '(body)')
    return result.data
  }
}
