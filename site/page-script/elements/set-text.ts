import { phraseBreak } from '../../phrases/phrase-markup.ts'

/** Writes a text unless it is there already: each change is announced to screen readers, and to observers. */
export function setText(element: Element, text: string): void {
  if (element.textContent.replaceAll(phraseBreak, '') !== text) element.textContent = text
}
