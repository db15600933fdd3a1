import type { FieldPosition } from '../engine/engine-client.ts'
import { replaceWholeText } from '../fields/replace-text.ts'
import { goOnceSaved } from '../leaving/guard-leaving.ts'
import { getFormUrl } from '../entries/editor-urls.ts'
import { comparableText } from './find-text.ts'
import { fieldElement, focusField, scrollToFieldElement, textControlIn } from './field-elements.ts'

/** Selects a text in a control, in which it may have spaces and markup, and scrolls to it. */
function selectText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const letters = [...control.value.matchAll(/./gs)].filter(([letter]) => comparableText(letter) !== '')
  const letterText = letters.map(([letter]) => letter).join('')
  const sought = comparableText(text)
  const start = letterText.indexOf(sought)
  const [first, last] = [letters[start], letters[start + sought.length - 1]]
  if (!first || !last) return
  // A browser scrolls to what is selected when the control gets the focus.
  control.blur()
  control.setSelectionRange(first.index, last.index + 1)
  control.focus()
}

/** Asks Sveltia to open the groups around a field, with the message of its own list of invalid fields. */
function askToOpen(keyPath: string): void {
  // Entries without languages have this locale.
  postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin)
}

/** How often Sveltia is asked: a form that was just opened does not listen yet, and a group draws its fields later. */
const maxRequests = 3

/** Opens the groups around a field and scrolls to it; returns the nearest drawn one around it if it is in no form. */
async function revealField(keyPath: string): Promise<HTMLElement | null> {
  let field: HTMLElement | null = null
  for (let requests = 0; requests < maxRequests && field?.dataset['keyPath'] !== keyPath; requests += 1) {
    askToOpen(keyPath)
    field = await scrollToFieldElement(keyPath)
  }
  // Sveltia opens groups only around fields that it has drawn by then.
  askToOpen(keyPath)
  return field
}

/** Opens the groups around a field of the form, scrolls to it, focuses it, and selects `text` in it, if given. */
export async function openField(keyPath: string, text?: string): Promise<void> {
  const field = await revealField(keyPath)
  if (field === null) return
  if (field.dataset['keyPath'] !== keyPath) {
    field.scrollIntoView()
    return
  }
  // Sveltia does not focus a field whose control it has not drawn yet.
  await focusField(keyPath)
  const control = textControlIn(fieldElement(keyPath))
  if (control && text !== undefined) selectText(control, text)
}

/** Opens a field and replaces its text as if it were typed, so that it can be undone. */
export async function typeInto(keyPath: string, text: string): Promise<void> {
  await openField(keyPath)
  const control = textControlIn(fieldElement(keyPath))
  if (control) replaceWholeText(control, text)
}

/** The position to go to once its entry is open. */
let requested: FieldPosition | undefined

/**
 * Opens the entry at a position, and then its field; returns false if its file has no form. `savesFirst` saves unsaved
 * input of the open form, which is asked about otherwise (`guard-leaving.ts`).
 */
export function openEntryAt(position: FieldPosition, { savesFirst = false } = {}): boolean {
  const path = getFormUrl(position.file)
  if (path === undefined) return false
  requested = position
  if (savesFirst) goOnceSaved(path)
  else location.hash = path
  return true
}

/** Returns the position requested in a file, once; undefined if there is none. */
export function takeRequestedPosition(file: string): FieldPosition | undefined {
  const position = requested?.file === file ? requested : undefined
  if (position) requested = undefined
  return position
}
