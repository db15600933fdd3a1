/**
 * Replaces a range of a control's text, by default the selection, as if the text were typed: the caret moves to its end,
 * the undo history gains one step, and the control dispatches an `input` event.
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

/** Replaces the whole text of a control as if it were typed. */
export function replaceWholeText(control: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  control.select()
  replaceText(control, undefined, text)
}
