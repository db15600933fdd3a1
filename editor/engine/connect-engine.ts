import { answerDrawingRequest } from './images/answer-drawing-request.ts'
import type { EngineClient } from './engine-client.ts'
import { methods, type DrawRequest, type Reply } from './worker-messages.ts'

/** Time limit of a call, in milliseconds, counted from the answer to the previous one. */
const callTimeout = 30_000

// The number of a reply is that of its call, so a result has the type of the call.
type PendingCall = { resolve: (result: never) => void; reject: (error: Error) => void }

/** A worker with the engine, which answers one call after the other, and the calls that it has yet to answer. */
class EngineWorker {
  readonly #pending = new Map<number, PendingCall>()
  #lastCall = 0
  #worker: Worker | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly start: () => Worker,
    private readonly onStop: (() => void) | undefined,
  ) {
    this.restart()
  }

  /** Starts another worker. */
  restart(): void {
    this.#worker?.terminate()
    const worker = this.start()
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<Reply | DrawRequest>) => {
      if ('draw' in data) void answerDrawingRequest(worker, data)
      else this.#settle(data)
    })
    worker.addEventListener('error', ({ message }) => this.#stop(new Error(message)))
  }

  call(name: string, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#lastCall += 1
      this.#pending.set(this.#lastCall, { resolve, reject })
      if (this.#pending.size === 1) this.#restartTimer()
      this.#worker?.postMessage({ call: this.#lastCall, name, args })
    })
  }

  #settle(reply: Reply): void {
    const { resolve, reject } = this.#pending.get(reply.call) ?? {}
    this.#pending.delete(reply.call)
    this.#restartTimer()
    if ('error' in reply) reject?.(new Error(reply.error))
    else resolve?.(reply.result as never)
  }

  /** Rejects all pending calls. */
  #stop(error: Error): void {
    this.#worker?.terminate()
    clearTimeout(this.#timer)
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
    this.onStop?.()
  }

  #restartTimer(): void {
    clearTimeout(this.#timer)
    if (this.#pending.size === 0) return
    this.#timer = setTimeout(() => this.#stop(new Error('The engine does not answer.')), callTimeout)
  }
}

/** Creates the client of an engine in a worker; `onStop` is called if the worker fails or does not answer in time. */
export function connectEngine(start: () => Worker, onStop?: () => void): EngineClient & { restart(): void } {
  const worker = new EngineWorker(start, onStop)
  const client = Object.fromEntries(methods.map((name) => [name, (...args: never[]) => worker.call(name, args)]))
  // `methods` has the names of all methods of the client.
  return { ...(client as EngineClient), restart: () => worker.restart() }
}
