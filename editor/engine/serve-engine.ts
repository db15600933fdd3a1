import { RasterizeInPage } from './rasterize-in-page.ts'
import { Engine, type EngineInputs } from './engine.ts'
import type { Call, Drawing, Numbered, Question, Reply } from './messages.ts'

/** The worker's side of a channel to the page. */
export type Scope = {
  postMessage: (message: Reply | Question) => void
  addEventListener: (type: 'message', listen: (event: { data: Numbered | Drawing }) => void) => void
}

function dispatch(engine: Engine, call: Call): unknown {
  switch (call.name) {
    case 'load':
    case 'change':
      return engine.diagnostics()
    case 'render':
      return engine.render(call.path)
    case 'frame':
      return engine.frame(call.path, call.view)
    case 'factsAvailableTo':
      return engine.factsAvailableTo(call.file)
    case 'entriesFor':
      return engine.entriesFor(call.file)
    case 'locate':
      return engine.locate(call.path, call.texts)
    case 'previous':
      return engine.previous(call.file)
    case 'calendar':
      return engine.calendar(call.file)
    case 'confirm':
      return engine.confirm(call.diagnostic, call.reason)
    case 'planMonth':
      return engine.planMonth(call.request)
  }
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
    if (data.name === 'load') engine.load(data.files, data.published)
    if (data.name === 'change') engine.change(data.changes)
    last = last.then(() => reply(data))
  })
}
