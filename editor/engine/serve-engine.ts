import { RasterizeInPage } from './images/rasterize-in-page.ts'
import { Engine, type EngineInputs } from './engine.ts'
import type { Call, Drawing, Numbered, Question, Reply } from './messages.ts'

/** The worker's side of a channel to the page. */
export type Scope = {
  postMessage: (message: Reply | Question) => void
  addEventListener: (type: 'message', listen: (event: { data: Numbered | Drawing }) => void) => void
}

function dispatch(engine: Engine, { name, args }: Call): unknown {
  return name === 'load' || name === 'change' ? engine.diagnostics() : Reflect.apply(engine[name], engine, args)
}

/** Answers the calls of a page, one after the other, in their order. */
export function serveEngine(scope: Scope, inputs: Omit<EngineInputs, 'draw'>): void {
  const page = new RasterizeInPage((question) => scope.postMessage(question))
  const engine = new Engine({ ...inputs, draw: page.draw })
  let last: Promise<void> = Promise.resolve()
  const reply = async (call: Numbered): Promise<void> => {
    try {
      scope.postMessage({ call: call.call, result: await dispatch(engine, call) })
    } catch (error) {
      scope.postMessage({ call: call.call, error: error instanceof Error ? error.message : String(error) })
    }
  }
  scope.addEventListener('message', ({ data }) => {
    if ('drawn' in data) {
      page.receive(data)
      return
    }
    // Taken at once, so that what was typed while the engine was busy is read together.
    if (data.name === 'load') engine.load(...data.args)
    if (data.name === 'change') engine.change(...data.args)
    last = last.then(() => reply(data))
  })
}
