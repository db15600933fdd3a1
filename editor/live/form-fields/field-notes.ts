import type { Correction } from '#content-layer/diagnostics/correction.ts'

import type { EditorDiagnostic } from '../../engine/engine-client.ts'
import { replaceAll } from '../../fields/replace-text.ts'
import { controls, fieldElement, preserveScrollPosition, nearestFieldElement, textControlIn } from './field-elements.ts'

/** A diagnostic with the path of its field in the form. */
export type FieldNote = Pick<EditorDiagnostic, 'severity' | 'message' | 'hint' | 'correction'> & {
  keyPath: string
  /** Removes the mark that asks to review the field. */
  onReviewed?: () => void
}

const className = 'own-note'

function createButton(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', () => onClick(button))
  return button
}

function reviewButton(onReviewed: () => void): HTMLButtonElement {
  return createButton('確かめた（印を消す）', (button) => {
    // The button is removed with its note; the focus stays at the field.
    button.closest('section')?.querySelector<HTMLElement>(controls)?.focus()
    onReviewed()
  })
}

/** Returns the value of a control after a correction; undefined if the corrected text is ambiguous. */
function corrected(before: string, { actual, fix }: Correction): string | undefined {
  if (actual === undefined) return fix
  return before.split(actual).length === 2 ? before.replace(actual, () => fix) : undefined
}

function correctButton(control: HTMLInputElement | HTMLTextAreaElement, correction: Correction): HTMLButtonElement {
  return createButton(`${correction.fix} にする`, () => {
    const value = corrected(control.value, correction)
    if (value !== undefined) replaceAll(control, value)
  })
}

function createNote({ severity, message, hint, onReviewed }: FieldNote, id: string): HTMLElement {
  const note = document.createElement('p')
  note.id = id
  note.className = className
  note.dataset['severity'] = severity
  const strong = document.createElement('strong')
  strong.textContent = message
  note.append(strong, ` → ${hint}`)
  if (onReviewed) note.append(reviewButton(onReviewed))
  return note
}

/**
 * Shows diagnostics below their fields; where a field is not drawn, below the list or group around it. Sveltia has no slot
 * for such notes, so they are added to the form's document, and again when it has changed.
 */
export class FieldNotes {
  #notes: readonly FieldNote[] = []
  /** The form that has these notes. */
  #form: symbol | undefined
  readonly #observer = new MutationObserver((changes) => {
    const isNote = (node: Node) => node instanceof Element && node.classList.contains(className)
    if (changes.some(({ addedNodes, removedNodes }) => ![...addedNodes, ...removedNodes].every(isNote))) this.#place()
  })

  /** Replaces all notes by these of a form. */
  show(form: symbol, notes: readonly FieldNote[]): void {
    this.#form = form
    this.#put(notes)
  }

  /** Removes the notes of a closed form, unless another has replaced it, as after a rotation of a tablet. */
  leave(form: symbol): void {
    if (this.#form === form) this.#put([])
  }

  #put(notes: readonly FieldNote[]): void {
    this.#notes = notes
    this.#observer.disconnect()
    const release = preserveScrollPosition()
    this.#place()
    release()
    if (notes.length > 0) this.#observer.observe(document.body, { childList: true, subtree: true })
  }

  #place(): void {
    const focused = document.activeElement?.closest(`.${className}`)?.id
    for (const note of document.querySelectorAll(`.${className}`)) note.remove()
    for (const control of document.querySelectorAll(`[aria-describedby^=${className}]`))
      control.removeAttribute('aria-describedby')
    this.#notes.forEach((note, index) => this.#placeOne(note, `${className}-${index}`))
    if (focused !== undefined) document.querySelector<HTMLElement>(`#${focused} button`)?.focus()
  }

  #placeOne(note: FieldNote, id: string): void {
    const control = fieldElement(note.keyPath)?.querySelector(controls)
    const element = createNote(note, id)
    const { correction } = note
    const textControl = textControlIn(fieldElement(note.keyPath))
    if (correction && textControl && corrected(textControl.value, correction) !== undefined)
      element.append(correctButton(textControl, correction))
    // Appended as a whole: the observer would take a later addition to it for a change of the form.
    nearestFieldElement(note.keyPath)?.append(element)
    const describedBy = control?.getAttribute('aria-describedby') ?? ''
    control?.setAttribute('aria-describedby', `${describedBy} ${id}`.trim())
  }
}
