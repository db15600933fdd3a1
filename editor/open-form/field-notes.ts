import { preserveScrollPosition } from './field-elements.ts'
import { noteClass, NoteElement, type FieldNote } from './note-element.ts'

/** Serializes the visible part of notes, for comparison: everything but the callbacks. */
function serializeVisible(notes: readonly FieldNote[]): string {
  return JSON.stringify(notes, (_, value: unknown) => (typeof value === 'function' ? true : value))
}

/**
 * Shows diagnostics below their fields; if Sveltia has not drawn a field, below the list or group around it. Sveltia has
 * no slot for such notes, so they are added to its document, and again each time it redraws a field.
 */
export class FieldNotes {
  #notes: readonly NoteElement[] = []
  /** The form that the notes belong to. */
  #form: symbol | undefined
  readonly #observer = new MutationObserver(() => this.#scheduleAttaching())
  #isScheduled = false

  /** Shows the notes of a form in place of all others. Equal notes keep their elements, and get the new callbacks. */
  show(form: symbol, notes: readonly FieldNote[]): void {
    this.#form = form
    const before = serializeVisible(this.#notes.map(({ note }) => note))
    if (before !== serializeVisible(notes)) this.#replace(notes)
    else for (const [index, element] of this.#notes.entries()) element.note = notes[index] ?? element.note
  }

  /** Removes the notes of a closed form. If another form has replaced it, as after rotating a tablet, they stay. */
  leave(form: symbol): void {
    if (this.#form === form) this.#replace([])
  }

  /** Replaces the elements. The focus stays at its note, and the form where it was scrolled to. */
  #replace(notes: readonly FieldNote[]): void {
    this.#observer.disconnect()
    const restoreScrollPosition = preserveScrollPosition()
    const focused = document.activeElement?.closest(`.${noteClass}`)?.id
    for (const element of this.#notes) element.remove()
    this.#notes = notes.map((note, index) => new NoteElement(note, index))
    this.#attach()
    if (focused !== undefined) document.querySelector<HTMLElement>(`#${focused} button`)?.focus()
    restoreScrollPosition()
    if (notes.length > 0) this.#observer.observe(document.body, { childList: true, subtree: true })
  }

  /** Attaches the notes before the next frame, once for all changes that Sveltia makes until then. */
  #scheduleAttaching(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    requestAnimationFrame(() => {
      this.#isScheduled = false
      this.#attach()
    })
  }

  #attach(): void {
    for (const element of this.#notes) element.attach()
  }
}
