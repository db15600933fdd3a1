import { phraseBreak } from '../../phrases/phrase-markup.ts'

/** Writes the text of an element if it is different: each change is announced to screen readers and to observers. */
export function setText(element: Element, text: string): void {
  if (element.textContent.replaceAll(phraseBreak, '') !== text) element.textContent = text
}
