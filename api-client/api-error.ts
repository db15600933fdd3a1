/** Every way in which a call can fail; the set is closed. `unexpected` is a bug in our own code. */
export type FailureKind = 'network' | 'timeout' | 'aborted' | 'status' | 'malformed' | 'unexpected'

type ApiErrorDetails = {
  /** The HTTP status; only for the kind `status`. */
  status?: number
  /** The server's message for the user, unsanitised (specification §3); `describeFailure` makes it fit to show. */
  localizedMessage?: string | undefined
  /** The invalid field, such as `serviceConfig.maxLoanableAmountLimit`; only for the kind `malformed` (D16). */
  field?: string
}

/** Returns only the name of an error, whose message may quote the data that caused it (D18). */
function getErrorName(cause: unknown): string {
  return cause instanceof Error ? cause.name : typeof cause
}

/**
 * The only error that the client throws. Its message is for the log: kind with status or field, never a body (D18).
 * `cause` is the original error.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  // `declare` only: the constructor assigns them, and emitted fields would increase the page's size.
  declare readonly kind: FailureKind
  declare readonly details: ApiErrorDetails

  constructor(kind: FailureKind, details: ApiErrorDetails = {}, options?: ErrorOptions) {
    super(
      `${kind} ${details.status ?? details.field ?? (kind === 'unexpected' ? getErrorName(options?.cause) : '')}`.trim(),
      options,
    )
    this.kind = kind
    this.details = details
  }
}

/** Returns the `ApiError` of any thrown value; `unexpected` unless the client threw it on purpose. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unexpected', {}, { cause: error })
}

/** Returns whether the user has to sign in first (D12). */
export function isNotAuthenticated(error: unknown): boolean {
  return toApiError(error).details.status === 401
}

/**
 * Returns whether the effect of a write is unknown: there was no response, or none that shows it (D35). Without a
 * connection, the lost message may have been the response.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const { kind, details } = toApiError(error)
  return kind === 'network' || kind === 'timeout' || kind === 'malformed' || (details.status ?? 0) >= 500
}

/**
 * Returns whether a refusal reports that the write was already done. A server's message is free text, so it never
 * counts as proof, and only leads to reading again instead of offering the write (D35).
 */
export function isAlreadyDone(error: unknown): boolean {
  const { status, localizedMessage = '' } = toApiError(error).details
  return status === 409 || /すでに|既に|済み/.test(localizedMessage)
}
