import { replaceText } from './replace-text.ts'

/** Removes everything but digits, `.` and `-` from a text, and converts them to half-width. */
function toPlainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\d.-]/g, '')
}

/** Returns whether a control is a number field: an input of this editor, or a text input of Sveltia with a role. */
function isNumberField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'number' || target.role === 'spinbutton')
}

function replaceNumber(input: HTMLInputElement, text: string): void {
  // Scripts cannot set the selection of a number field, so all of it is selected and replaced.
  input.select()
  replaceText(input, undefined, toPlainDigits(text))
}

/**
 * Lets number fields accept full-width digits, and digits with a unit, typed or pasted. Browsers would drop them, and
 * Sveltia would empty its field for "4%".
 */
export function cleanTypedNumbers(): void {
  addEventListener('compositionend', ({ target, data }) => {
    // The browser drops the digits after this event.
    if (isNumberField(target) && toPlainDigits(data) !== data)
      setTimeout(() => replaceNumber(target, target.value === '' ? data : target.value))
  })
  addEventListener('beforeinput', (event) => {
    const { target, data, isComposing } = event
    if (!isNumberField(target) || isComposing || data === null || toPlainDigits(data) === data) return
    event.preventDefault()
    if (toPlainDigits(data) !== '') replaceText(target, undefined, toPlainDigits(data))
  })
  addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!isNumberField(event.target) || toPlainDigits(text) === text) return
    event.preventDefault()
    replaceNumber(event.target, text)
  })
}
