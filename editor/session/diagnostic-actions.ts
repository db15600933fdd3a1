import type { EditorDiagnostic } from '../engine/engine-client.ts'

/** What the open form does when the author deals with a diagnostic in the list next to it. */
type Handlers = {
  /** Suppresses a warning of the edited file, with a reason. */
  confirm: (diagnostic: EditorDiagnostic, reason: string) => void
  /** Removes review marks from the edited file. */
  review: (marked: readonly EditorDiagnostic[]) => void
}

/** Passes the author's actions from the list of diagnostics to the open form. Its methods can be used as callbacks. */
export class DiagnosticActions {
  #handlers: Handlers | undefined

  /** Passes actions to these handlers until the returned function is called. */
  readonly handle = (handlers: Handlers): (() => void) => {
    this.#handlers = handlers
    return () => {
      if (this.#handlers === handlers) this.#handlers = undefined
    }
  }

  readonly confirm: Handlers['confirm'] = (diagnostic, reason) => this.#handlers?.confirm(diagnostic, reason)

  readonly review: Handlers['review'] = (marked) => this.#handlers?.review(marked)
}
