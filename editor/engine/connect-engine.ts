import { respondToWorker } from './images/rasterize-svg.ts'
import type { EngineClient } from './engine-client.ts'
import { methods, type Question, type Reply } from './messages.ts'

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void }

/** In milliseconds; an engine that is silent for so long has stopped. */
const maxSilence = 30_000

/**
 * Talks to the engine in a worker, which answers one call after the other. Where it fails or falls silent, each call
 * that waits is rejected, and `onStop` is called; `restart` starts another worker.
 */
export function connectEngine(start: () => Worker, onStop?: () => void): EngineClient & { restart(): void } {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (error: Error) => {
    worker?.terminate()
    clearTimeout(timer)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    onStop?.()
  }
  const listen = () => {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(() => stop(new Error('The engine does not answer.')), maxSilence)
  }
  const restart = () => {
    worker?.terminate()
    const started = start()
    worker = started
    started.addEventListener('message', ({ data }: MessageEvent<Reply | Question>) => {
      if ('draw' in data) return void respondToWorker(started, data)
      const { resolve, reject } = waiting.get(data.call) ?? {}
      waiting.delete(data.call)
      listen()
      if ('error' in data) reject?.(new Error(data.error))
      // Each answer is that of its own call.
      else resolve?.(data.result as never)
    })
    started.addEventListener('error', ({ message }) => stop(new Error(message)))
  }
  restart()
  const ask = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls += 1
      waiting.set(calls, { resolve, reject })
      if (waiting.size === 1) listen()
      worker?.postMessage({ call: calls, name, args })
    })
  const client = Object.fromEntries(methods.map((name) => [name, (...args: never[]) => ask(name, args)]))
  // The methods are those of the client.
  return { ...(client as EngineClient), restart }
}
