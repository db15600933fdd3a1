/**
 * A request that the sandbox refuses. `words` is the message for the user, in Japanese, where the server would send
 * one.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly text?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** The body of a refusal, in the server's format (specification §3). */
export function refusalBody({ status, message, text }: Refusal): unknown {
  return {
    code: status,
    message,
    ...(text === undefined ? {} : { details: { localizedMessage: { locale: 'ja', message: text } } }),
  }
}
