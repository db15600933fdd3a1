import { phraseBreak } from '../../phrases/phrase-markup.ts'

/** Copies selected text without the zero-width spaces between its phrases (decision 33). */
export function copyWithoutBreaks(event: ClipboardEvent): void {
  const selected = String(getSelection())
  if (!selected.includes(phraseBreak)) return
  event.clipboardData?.setData('text/plain', selected.replaceAll(phraseBreak, ''))
  event.preventDefault()
}
