import type { EditorDiagnostic } from '../engine/engine-client.ts'

/** What a form does when the author answers a diagnostic in the list beside it. */
type AnswerHandlers = {
  /** Suppresses a warning of the edited file, with a reason. */
  confirm: (diagnostic: EditorDiagnostic, reason: string) => void
  /** Removes review marks from the edited file. */
  review: (marked: readonly EditorDiagnostic[]) => void
}

/** Passes the author's answers to diagnostics from the list to the open form. Its methods can be used as callbacks. */
export class Answers {
  #handlers: AnswerHandlers | undefined

  /** Passes answers to these handlers until the returned function is called. */
  readonly handle = (handlers: AnswerHandlers): (() => void) => {
    this.#handlers = handlers
    return () => {
      if (this.#handlers === handlers) this.#handlers = undefined
    }
  }

  readonly confirm: AnswerHandlers['confirm'] = (diagnostic, reason) => this.#handlers?.confirm(diagnostic, reason)

  readonly review: AnswerHandlers['review'] = (marked) => this.#handlers?.review(marked)
}
