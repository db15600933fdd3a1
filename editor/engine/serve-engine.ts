import { DrawingRequests } from './images/drawing-requests.ts'
import { Engine, type EngineInputs } from './engine.ts'
import type { Call, DrawRequest, DrawResponse, NumberedCall, Reply } from './worker-messages.ts'

/** The part of a worker's global scope that the engine needs. */
export type WorkerScope = {
  postMessage: (message: Reply | DrawRequest) => void
  addEventListener: (type: 'message', listen: (event: { data: NumberedCall | DrawResponse }) => void) => void
}

/** Calls a method of the engine; `load` and `change`, which have arrived before, return all diagnostics. */
function callEngine(engine: Engine, { name, args }: Call): unknown {
  return name === 'load' || name === 'change' ? engine.getDiagnostics() : Reflect.apply(engine[name], engine, args)
}

/** Runs the engine in a worker: answers the calls of the page, one after the other, in their order. */
export function serveEngine(scope: WorkerScope, inputs: Omit<EngineInputs, 'draw'>): void {
  const drawings = new DrawingRequests((request) => scope.postMessage(request))
  const engine = new Engine({ ...inputs, draw: drawings.draw })
  let lastReply: Promise<void> = Promise.resolve()
  const reply = async (call: NumberedCall): Promise<void> => {
    try {
      scope.postMessage({ call: call.call, result: await callEngine(engine, call) })
    } catch (error) {
      scope.postMessage({ call: call.call, error: error instanceof Error ? error.message : String(error) })
    }
  }
  scope.addEventListener('message', ({ data }) => {
    if ('drawn' in data) {
      drawings.receive(data)
      return
    }
    // Passed on before the queue, so that all edits that arrive while the engine is busy are checked together.
    if (data.name === 'load') engine.load(...data.args)
    if (data.name === 'change') engine.change(...data.args)
    lastReply = lastReply.then(() => reply(data))
  })
}
