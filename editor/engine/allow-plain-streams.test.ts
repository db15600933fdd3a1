import { expect, test } from 'vitest'

import { allowPlainStreams } from './allow-plain-streams.ts'

/** Writes some words into a stream of bytes, and reads them again. */
function writeAndRead({ ReadableStream: Stream }: { ReadableStream: typeof ReadableStream }): Promise<string> {
  const stream = new Stream({
    type: 'bytes',
    pull: (controller) => {
      controller.enqueue(new TextEncoder().encode('読まれる文'))
      controller.close()
    },
  })
  return new Response(stream).text()
}

test('byte streams of a browser are not replaced', async () => {
  const scope = { ReadableStream }
  allowPlainStreams(scope)
  expect(scope.ReadableStream).toBe(ReadableStream)
  expect(await writeAndRead(scope)).toBe('読まれる文')
})

test('a browser without byte streams gets plain streams', async () => {
  const older = new Proxy(ReadableStream, {
    construct(stream, [source, ...rest]: [{ type?: string } | undefined, ...unknown[]]): object {
      if (source?.type === 'bytes') throw new TypeError('ReadableByteStreamController is not implemented')
      return Object(Reflect.construct(stream, [source, ...rest])) as object
    },
  })
  const scope = { ReadableStream: older }
  expect(() => writeAndRead(scope)).toThrow('is not implemented')
  allowPlainStreams(scope)
  expect(await writeAndRead(scope)).toBe('読まれる文')
})
