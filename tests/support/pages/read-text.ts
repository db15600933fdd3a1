import type { Locator } from '@playwright/test'

import { phraseBreak } from '#site/phrases/phrase-markup.ts'

/** Removes phrase breaks, as Playwright does when it compares with a string, but not with a pattern. */
export function withoutBreaks(text: string): string {
  return text.replaceAll(phraseBreak, '')
}

/** Reads the text of an element as it is seen, without phrase breaks. */
export async function readText(element: Locator): Promise<string> {
  return withoutBreaks(await element.innerText())
}
