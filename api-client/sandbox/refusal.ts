/** A request that the sandbox refuses; `words` are for a person, in Japanese, where the server would have some. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly words?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** The body of a refusal, as a server of these calls writes it (specification §3). */
export function refusalBody({ status, message, words }: Refusal): unknown {
  return {
    code: status,
    message,
    ...(words === undefined ? {} : { details: { localizedMessage: { locale: 'ja', message: words } } }),
  }
}
