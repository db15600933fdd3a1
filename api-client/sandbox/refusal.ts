/**
 * A request that the sandbox refuses, with the HTTP status and headers of its response. `message` is for developers;
 * `localizedMessage` is the server's Japanese message for the user, if it has one.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly localizedMessage?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** Returns the body of a refusal, in the server's format (specification §3). */
export function formatRefusal({ status, message, localizedMessage }: Refusal): unknown {
  return {
    code: status,
    message,
    ...(localizedMessage === undefined
      ? {}
      : { details: { localizedMessage: { locale: 'ja', message: localizedMessage } } }),
  }
}
