import { drawForWorker } from './images/answer-drawing-request.ts'
import type { EngineClient } from './engine-client.ts'
import { methods, type DrawRequest, type Reply } from './worker-messages.ts'

type PendingCall = { resolve: (result: never) => void; reject: (error: Error) => void }

/** Time limit of a call, in milliseconds, counted from the answer to the previous one. */
const callTimeout = 30_000

/**
 * Creates the client of an engine in a worker, which answers one call after the other. If the worker fails or does not
 * answer in time, all pending calls are rejected and `onStop` is called; `restart` starts another worker.
 */
export function connectEngine(start: () => Worker, onStop?: () => void): EngineClient & { restart(): void } {
  const pending = new Map<number, PendingCall>()
  let lastCall = 0
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (error: Error) => {
    worker?.terminate()
    clearTimeout(timer)
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
    onStop?.()
  }
  const restartTimer = () => {
    clearTimeout(timer)
    if (pending.size > 0) timer = setTimeout(() => stop(new Error('The engine does not answer.')), callTimeout)
  }
  const restart = () => {
    worker?.terminate()
    const started = start()
    worker = started
    started.addEventListener('message', ({ data }: MessageEvent<Reply | DrawRequest>) => {
      if ('draw' in data) return void drawForWorker(started, data)
      const { resolve, reject } = pending.get(data.call) ?? {}
      pending.delete(data.call)
      restartTimer()
      if ('error' in data) reject?.(new Error(data.error))
      // The number of a reply is that of its call, so the result has the call's type.
      else resolve?.(data.result as never)
    })
    started.addEventListener('error', ({ message }) => stop(new Error(message)))
  }
  const send = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastCall += 1
      pending.set(lastCall, { resolve, reject })
      if (pending.size === 1) restartTimer()
      worker?.postMessage({ call: lastCall, name, args })
    })
  restart()
  const client = Object.fromEntries(methods.map((name) => [name, (...args: never[]) => send(name, args)]))
  // `methods` has the names of all methods of the client.
  return { ...(client as EngineClient), restart }
}
