import type { Correction } from '#content-layer/diagnostics/correction.ts'

import { createElement } from '../dialogs/dialog.ts'
import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { replaceWholeText } from '../fields/replace-text.ts'
import { controls, findFieldElement, findNearestFieldElement, findTextControl } from './field-elements.ts'

/** A diagnostic with the path of its field in the form, such as `headline.figure`. */
export type FieldNote = Pick<EditorDiagnostic, 'severity' | 'message' | 'hint' | 'correction'> & {
  keyPath: string
  /** Removes the mark that asks to review the field. */
  onReviewed?: () => void
}

/** Class of the notes, and prefix of their ids. */
export const noteClass = 'own-note'

function createButton(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = createElement('button', text)
  button.type = 'button'
  button.addEventListener('click', () => onClick(button))
  return button
}

function createReviewButton(onReviewed: () => void): HTMLButtonElement {
  return createButton('確かめた（印を消す）', (button) => {
    // The button is removed with its note; the focus stays at the field.
    button.closest('section')?.querySelector<HTMLElement>(controls)?.focus()
    onReviewed()
  })
}

/** Returns a control's value with a correction; undefined unless it contains the text to correct exactly once. */
function applyCorrection(before: string, { actual, fix }: Correction): string | undefined {
  if (actual === undefined) return fix
  return before.split(actual).length === 2 ? before.replace(actual, () => fix) : undefined
}

function createCorrectButton(
  control: HTMLInputElement | HTMLTextAreaElement,
  correction: Correction,
): HTMLButtonElement {
  return createButton(`${correction.fix} にする`, () => {
    const value = applyCorrection(control.value, correction)
    if (value !== undefined) replaceWholeText(control, value)
  })
}

/** Returns the ids of the elements that describe a control to screen readers. */
function listDescriptions(control: Element): string[] {
  return control.getAttribute('aria-describedby')?.match(/\S+/g) ?? []
}

function setDescriptions(control: Element, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** Shows a note below its field, and removes it again. */
export class NoteElement {
  note: FieldNote
  readonly #id: string
  /** The element of the note while it is attached. */
  #element: HTMLElement | undefined
  /** The control that the element describes; undefined if Sveltia has not drawn it. */
  #control: Element | undefined

  constructor(note: FieldNote, index: number) {
    this.note = note
    this.#id = `${noteClass}-${index}`
  }

  /** Attaches the note below its field and links it to the field's control, unless that is done already. */
  attach(): void {
    const field = findNearestFieldElement(this.note.keyPath) ?? undefined
    const control = findFieldElement(this.note.keyPath)?.querySelector(controls) ?? undefined
    if (field && field === this.#element?.parentElement && control === this.#control) return
    this.remove()
    if (!field) return
    this.#element = this.#create()
    field.append(this.#element)
    this.#control = control
    if (control) setDescriptions(control, [...listDescriptions(control), this.#id])
  }

  /** Detaches the note, and removes the link from the control. */
  remove(): void {
    this.#element?.remove()
    const control = this.#control
    if (control)
      setDescriptions(
        control,
        listDescriptions(control).filter((id) => id !== this.#id),
      )
    this.#element = undefined
    this.#control = undefined
  }

  #create(): HTMLElement {
    const { keyPath, severity, message, hint, correction, onReviewed } = this.note
    const note = createElement('p', '')
    note.id = this.#id
    note.className = noteClass
    note.dataset['severity'] = severity
    note.append(createElement('strong', message), ` → ${hint}`)
    // The latest callback, because the form has a new one after each change.
    if (onReviewed) note.append(createReviewButton(() => this.note.onReviewed?.()))
    const control = findTextControl(findFieldElement(keyPath))
    if (correction && control && applyCorrection(control.value, correction) !== undefined)
      note.append(createCorrectButton(control, correction))
    return note
  }
}
