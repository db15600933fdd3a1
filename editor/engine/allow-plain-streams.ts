type StreamScope = { ReadableStream: typeof ReadableStream }

function hasByteStreams({ ReadableStream: Stream }: StreamScope): boolean {
  try {
    return new Stream({ type: 'bytes' }) instanceof Stream
  } catch {
    return false
  }
}

/**
 * React's renderer asks for a stream of bytes, which many a WebKit has not. It writes whole pieces into it, for which a
 * plain stream does: there, one is made instead.
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
