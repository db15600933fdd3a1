import { respondToWorker } from './draw-picture.ts'
import type { EngineClient } from './engine-client.ts'
import type { CallResult, Call, Question, Reply } from './messages.ts'

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void }

/** Talks to the engine in its worker, which answers one call after the other. */
export function connectEngine(worker: Worker): EngineClient {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply | Question>) => {
    if ('draw' in data) return void respondToWorker(worker, data)
    const { resolve, reject } = waiting.get(data.call) ?? {}
    waiting.delete(data.call)
    if ('error' in data) reject?.(new Error(data.error))
    // Each answer is that of its own call.
    else resolve?.(data.result as never)
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  })
  const ask = <Name extends Call['name']>(given: Extract<Call, { name: Name }>): Promise<CallResult<Name>> =>
    new Promise((resolve, reject) => {
      calls += 1
      waiting.set(calls, { resolve, reject })
      worker.postMessage({ call: calls, ...given })
    })
  return {
    load: (files) => ask({ name: 'load', files }),
    change: (changes) => ask({ name: 'change', changes }),
    render: (path) => ask({ name: 'render', path }),
    frame: (path, view) => ask({ name: 'frame', path, view }),
    terms: (file) => ask({ name: 'terms', file }),
    factsAround: (file) => ask({ name: 'factsAround', file }),
    entriesFor: (file) => ask({ name: 'entriesFor', file }),
    locate: (path, text) => ask({ name: 'locate', path, text }),
    previous: (file) => ask({ name: 'previous', file }),
    confirm: (finding, reason) => ask({ name: 'confirm', finding, reason }),
  }
}
