/** Everything that can go wrong with a call; the set is closed. `unexpected` is a fault of our own code. */
export type FailureKind = 'network' | 'timeout' | 'aborted' | 'status' | 'malformed' | 'unexpected'

/** What is known of a failure beside its kind. */
type ApiErrorDetails = {
  /** The HTTP status, of the kind `status` only. */
  status?: number
  /** The server's words for a person, as they came (specification §3); `describeFailure` makes them fit to show. */
  localizedMessage?: string | undefined
  /** What of the answer did not fit, of the kind `malformed` only: `serviceConfig.maxLoanableAmountLimit` (D16). */
  field?: string
}

/** Its name only: the message of an error may quote what it stumbled over (D18). */
function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : typeof cause
}

/**
 * The only error that the client throws. Its text is for the log: kind with status or field, never a body (D18).
 * `cause` is what was thrown first.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  // Declared only: the constructor writes them, and a page carries them once less.
  declare readonly kind: FailureKind
  declare readonly known: ApiErrorDetails

  constructor(kind: FailureKind, known: ApiErrorDetails = {}, options?: ErrorOptions) {
    super(
      `${kind} ${known.status ?? known.field ?? (kind === 'unexpected' ? nameOf(options?.cause) : '')}`.trim(),
      options,
    )
    this.kind = kind
    this.known = known
  }
}

/** The failure behind anything that was thrown; what the client did not mean to throw is a fault of ours. */
export function failureOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unexpected', {}, { cause: error })
}

/** True where the visitor has to sign in first (D12). */
export function isNotAuthenticated(error: unknown): boolean {
  return failureOf(error).known.status === 401
}
