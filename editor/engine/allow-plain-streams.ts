type StreamScope = { ReadableStream: typeof ReadableStream }

function hasByteStreams({ ReadableStream: Stream }: StreamScope): boolean {
  try {
    return new Stream({ type: 'bytes' }) instanceof Stream
  } catch {
    return false
  }
}

/**
 * Replaces streams of bytes with plain streams where they are missing, as in many versions of WebKit. React's renderer
 * requests the former and writes complete chunks, for which the latter suffice.
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
