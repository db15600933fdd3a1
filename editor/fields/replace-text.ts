/**
 * Replaces part of the text of an input or text area, as if it were typed: the caret moves behind it, the undo history
 * gains one step, and an `input` event follows. `execCommand` is the only means that keeps the history.
 */
export function replaceText(
  input: HTMLTextAreaElement | HTMLInputElement,
  { start, end }: { start: number; end: number },
  text: string,
): void {
  input.focus()
  input.setSelectionRange(start, end)
  input.ownerDocument.execCommand('insertText', false, text)
}
