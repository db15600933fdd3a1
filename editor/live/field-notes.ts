import type { Finding } from '../engine/engine-client.ts'
import { drawnField, nearestField } from './drawn-fields.ts'

/** A finding with the path of its field in the form. */
export type FieldNote = Pick<Finding, 'severity' | 'message' | 'advice'> & {
  keyPath: string
  /** What takes a mark away that asks to look. */
  onReviewed?: () => void
}

const className = 'own-note'

const controls = ':is(input, textarea, select, [role=combobox])'

function reviewButton(onReviewed: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '確かめた（印を消す）'
  button.addEventListener('click', () => {
    // The button goes with its note; the focus stays at the field.
    button.closest('section')?.querySelector<HTMLElement>(controls)?.focus()
    onReviewed()
  })
  return button
}

function write({ severity, message, advice, onReviewed }: FieldNote, id: string): HTMLElement {
  const note = document.createElement('p')
  note.id = id
  note.className = className
  note.dataset['severity'] = severity
  const strong = document.createElement('strong')
  strong.textContent = message
  note.append(strong, ` → ${advice}`)
  if (onReviewed) note.append(reviewButton(onReviewed))
  return note
}

/**
 * What the check tells, below the fields that it is of; where a field is not drawn, below the list or group around it.
 * Sveltia has no place for words of ours, so that they are put into the form's document, and again when it has changed.
 */
export class FieldNotes {
  #notes: readonly FieldNote[] = []
  readonly #observer = new MutationObserver((changes) => {
    const isOwn = (node: Node) => node instanceof Element && node.classList.contains(className)
    if (changes.some(({ addedNodes, removedNodes }) => ![...addedNodes, ...removedNodes].every(isOwn))) this.#place()
  })

  /** Replaces all notes by these. */
  show(notes: readonly FieldNote[]): void {
    this.#notes = notes
    this.#observer.disconnect()
    this.#place()
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
    nearestField(note.keyPath)?.append(write(note, id))
    const control = drawnField(note.keyPath)?.querySelector(controls)
    const said = control?.getAttribute('aria-describedby') ?? ''
    control?.setAttribute('aria-describedby', `${said} ${id}`.trim())
  }
}
