type StreamScope = { ReadableStream: typeof ReadableStream }

function hasByteStreams({ ReadableStream: Stream }: StreamScope): boolean {
  try {
    return new Stream({ type: 'bytes' }) instanceof Stream
  } catch {
    return false
  }
}

/**
 * Makes `ReadableStream` accept `type: 'bytes'` in browsers without byte streams, such as many versions of WebKit, by
 * creating a plain stream instead. React's renderer, which runs in the engine's worker, requests byte streams but writes
 * complete chunks, for which a plain stream suffices.
 */
export function allowPlainStreams(scope: StreamScope): void {
  if (hasByteStreams(scope)) return
  scope.ReadableStream = new Proxy(scope.ReadableStream, {
    construct(stream, [source, ...rest]: [object | undefined, ...unknown[]]): object {
      const created: unknown = Reflect.construct(stream, [{ ...source, type: undefined }, ...rest])
      return Object(created) as object
    },
  })
}
