import { replaceText } from './replace-text.ts'

/** Digits as a number has them, from those of an input method or a table. */
function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\d.-]/g, '')
}

function write(input: HTMLInputElement, text: string): void {
  // A field of numbers has no selection to be set; what is marked is replaced.
  input.select()
  replaceText(input, undefined, plainDigits(text))
}

/** Lets fields of numbers take digits of full width, typed or pasted, which browsers drop. */
export function acceptFullWidthDigits(): void {
  const isNumber = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && (target.type === 'number' || target.role === 'spinbutton')
  addEventListener('compositionend', ({ target, data }) => {
    // The browser drops them after this.
    if (isNumber(target) && plainDigits(data) !== data)
      setTimeout(() => write(target, target.value === '' ? data : target.value))
  })
  addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!isNumber(event.target) || plainDigits(text) === text) return
    event.preventDefault()
    write(event.target, text)
  })
}
