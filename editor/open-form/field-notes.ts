import type { Correction } from '#content-layer/diagnostics/correction.ts'

import { element } from '../dialogs/dialog.ts'
import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { replaceWholeText } from '../fields/replace-text.ts'
import { controls, fieldElement, preserveScrollPosition, nearestFieldElement, textControlIn } from './field-elements.ts'

/** A diagnostic with the path of its field in the form. */
export type FieldNote = Pick<EditorDiagnostic, 'severity' | 'message' | 'hint' | 'correction'> & {
  keyPath: string
  /** Removes the mark that asks to review the field. */
  onReviewed?: () => void
}

/** Class of the notes, and start of their ids. */
const className = 'own-note'

function createButton(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = element('button', text)
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

/** Returns the value of a control after a correction; undefined unless the text to correct is there exactly once. */
function corrected(before: string, { actual, fix }: Correction): string | undefined {
  if (actual === undefined) return fix
  return before.split(actual).length === 2 ? before.replace(actual, () => fix) : undefined
}

function createCorrectButton(
  control: HTMLInputElement | HTMLTextAreaElement,
  correction: Correction,
): HTMLButtonElement {
  return createButton(`${correction.fix} にする`, () => {
    const value = corrected(control.value, correction)
    if (value !== undefined) replaceWholeText(control, value)
  })
}

/** Returns the control of a field; undefined if Sveltia has not drawn it. */
function findControl(keyPath: string): Element | undefined {
  return fieldElement(keyPath)?.querySelector(controls) ?? undefined
}

/** Returns the ids of the elements that describe a control to screen readers. */
function listDescriptions(control: Element): string[] {
  return control.getAttribute('aria-describedby')?.match(/\S+/g) ?? []
}

function setDescriptions(control: Element, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** A note of the form with its element, and the control that the element was made for; both undefined before that. */
class NoteElement {
  note: FieldNote
  readonly #id: string
  #element: HTMLElement | undefined
  #control: Element | undefined

  constructor(note: FieldNote, index: number) {
    this.note = note
    this.#id = `${className}-${index}`
  }

  /** Attaches the note below its field, unless it is there, and links it to the field's control. */
  attach(): void {
    const field = nearestFieldElement(this.note.keyPath) ?? undefined
    const control = findControl(this.note.keyPath)
    if (field && field === this.#element?.parentElement && control === this.#control) return
    this.remove()
    if (!field) return
    this.#element = this.#create()
    field.append(this.#element)
    this.#control = control
    if (control) setDescriptions(control, [...listDescriptions(control), this.#id])
  }

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
    const note = element('p', '')
    note.id = this.#id
    note.className = className
    note.dataset['severity'] = severity
    note.append(element('strong', message), ` → ${hint}`)
    // The latest callback, because the form has a new one after each change.
    if (onReviewed) note.append(createReviewButton(() => this.note.onReviewed?.()))
    const control = textControlIn(fieldElement(keyPath))
    if (correction && control && corrected(control.value, correction) !== undefined)
      note.append(createCorrectButton(control, correction))
    return note
  }
}

/** Returns what is visible of notes, for comparison. */
function visiblePart(notes: readonly FieldNote[]): string {
  return JSON.stringify(notes, (_, value: unknown) => (typeof value === 'function' ? true : value))
}

/**
 * Shows diagnostics below their fields; where a field is not drawn, below the list or group around it. Sveltia has no slot
 * for such notes, so they are added to the form's document, and again where it has drawn a field anew.
 */
export class FieldNotes {
  #notes: readonly NoteElement[] = []
  /** The form that has these notes. */
  #form: symbol | undefined
  readonly #observer = new MutationObserver(() => this.#scheduleAttaching())
  #isScheduled = false

  /** Replaces all notes by these of a form. */
  show(form: symbol, notes: readonly FieldNote[]): void {
    this.#form = form
    const before = visiblePart(this.#notes.map(({ note }) => note))
    if (before !== visiblePart(notes)) this.#replace(notes)
    else for (const [index, each] of this.#notes.entries()) each.note = notes[index] ?? each.note
  }

  /** Removes the notes of a closed form, unless another has replaced it, as after a rotation of a tablet. */
  leave(form: symbol): void {
    if (this.#form === form) this.#replace([])
  }

  #replace(notes: readonly FieldNote[]): void {
    this.#observer.disconnect()
    const restoreScrollPosition = preserveScrollPosition()
    const focused = document.activeElement?.closest(`.${className}`)?.id
    for (const each of this.#notes) each.remove()
    this.#notes = notes.map((note, index) => new NoteElement(note, index))
    this.#attach()
    if (focused !== undefined) document.querySelector<HTMLElement>(`#${focused} button`)?.focus()
    restoreScrollPosition()
    if (notes.length > 0) this.#observer.observe(document.body, { childList: true, subtree: true })
  }

  /** Attaches the notes before the next frame: Sveltia changes its page many times before each. */
  #scheduleAttaching(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    requestAnimationFrame(() => {
      this.#isScheduled = false
      this.#attach()
    })
  }

  #attach(): void {
    for (const each of this.#notes) each.attach()
  }
}
