import { replaceWholeText } from '../fields/replace-text.ts'
import { toComparableText } from './find-text.ts'
import { findFieldElement, focusField, scrollToFieldElement, findTextControl } from './field-elements.ts'

/** Selects a text in a control and scrolls to it. Spaces and markup are ignored. */
function selectText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const letters = [...control.value.matchAll(/./gs)].filter(([letter]) => toComparableText(letter) !== '')
  const letterText = letters.map(([letter]) => letter).join('')
  const sought = toComparableText(text)
  const start = letterText.indexOf(sought)
  const [first, last] = [letters[start], letters[start + sought.length - 1]]
  if (!first || !last) return
  // A browser scrolls to the selection when the control gets the focus.
  control.blur()
  control.setSelectionRange(first.index, last.index + 1)
  control.focus()
}

/** Asks Sveltia to open the groups around a field, by the message that its own list of invalid fields sends. */
function askToOpen(keyPath: string): void {
  // Entries without languages have this locale.
  postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin)
}

/** Maximum number of requests: a form that was just opened does not listen yet, and a group draws its fields later. */
const maxRequests = 3

/** Opens the groups around a field and scrolls to it. Returns its element, or that of the nearest group if there is none. */
async function revealField(keyPath: string): Promise<HTMLElement | null> {
  let field: HTMLElement | null = null
  for (let requests = 0; requests < maxRequests && field?.dataset['keyPath'] !== keyPath; requests += 1) {
    askToOpen(keyPath)
    field = await scrollToFieldElement(keyPath)
  }
  // Sveltia opens only the groups around fields that it has already drawn.
  askToOpen(keyPath)
  return field
}

/** Opens the groups around a field of the form, scrolls to the field and focuses it. Selects `text` in it, if given. */
export async function openField(keyPath: string, text?: string): Promise<void> {
  const field = await revealField(keyPath)
  if (field === null) return
  if (field.dataset['keyPath'] !== keyPath) {
    field.scrollIntoView()
    return
  }
  // Sveltia does not focus a field whose control it has not drawn yet.
  await focusField(keyPath)
  const control = findTextControl(findFieldElement(keyPath))
  if (control && text !== undefined) selectText(control, text)
}

/** Opens a field and replaces its text as if it were typed, so that the user can undo it. */
export async function typeInto(keyPath: string, text: string): Promise<void> {
  await openField(keyPath)
  const control = findTextControl(findFieldElement(keyPath))
  if (control) replaceWholeText(control, text)
}
