/**
 * Replaces part of the text of an input or text area, or what is selected in it, as if it were typed: the caret moves
 * behind it, the undo history gains one step, and an `input` event follows.
 */
export function replaceText(
  input: HTMLTextAreaElement | HTMLInputElement,
  range: { start: number; end: number } | undefined,
  text: string,
): void {
  input.focus()
  if (range) input.setSelectionRange(range.start, range.end)
  // oxlint-disable-next-line typescript/no-deprecated -- The only API that preserves the undo history.
  input.ownerDocument.execCommand('insertText', false, text)
}

/** Replaces the whole text of a control in the same way. */
export function replaceWholeText(control: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  control.select()
  replaceText(control, undefined, text)
}
