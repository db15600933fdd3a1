/**
 * Replaces part of the text of an input or text area, as if it were typed: the caret moves behind it, the undo history
 * gains one step, and an `input` event follows.
 */
export function replaceText(
  input: HTMLTextAreaElement | HTMLInputElement,
  { start, end }: { start: number; end: number },
  text: string,
): void {
  input.focus()
  input.setSelectionRange(start, end)
  // oxlint-disable-next-line typescript/no-deprecated -- The only API that preserves the undo history.
  input.ownerDocument.execCommand('insertText', false, text)
}
