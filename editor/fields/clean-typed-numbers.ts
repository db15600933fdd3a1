import { replaceText } from './replace-text.ts'

/** Converts text from an input method or a table to what a number field accepts: half-width digits, `.` and `-`. */
function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\d.-]/g, '')
}

/** Returns whether a control is a number field of ours, or one of Sveltia, which is a text with a role. */
function isNumberField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'number' || target.role === 'spinbutton')
}

function replaceNumber(input: HTMLInputElement, text: string): void {
  // Scripts cannot set the selection of a number field, so all of it is selected and replaced.
  input.select()
  replaceText(input, undefined, plainDigits(text))
}

/**
 * Lets number fields accept full-width digits and digits with a unit, typed or pasted: browsers drop them, and a field
 * of Sveltia is emptied by the % of "4%".
 */
export function cleanTypedNumbers(): void {
  addEventListener('compositionend', ({ target, data }) => {
    // The browser drops the digits after this event.
    if (isNumberField(target) && plainDigits(data) !== data)
      setTimeout(() => replaceNumber(target, target.value === '' ? data : target.value))
  })
  addEventListener('beforeinput', (event) => {
    const { target, data, isComposing } = event
    if (!isNumberField(target) || isComposing || data === null || plainDigits(data) === data) return
    event.preventDefault()
    if (plainDigits(data) !== '') replaceText(target, undefined, plainDigits(data))
  })
  addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!isNumberField(event.target) || plainDigits(text) === text) return
    event.preventDefault()
    replaceNumber(event.target, text)
  })
}
