import type { Locator } from '@playwright/test'

import { removeBreaks } from '#site/phrases/phrase-markup.ts'

/**
 * Reads the text of an element as it is seen, without phrase breaks. Playwright removes them where it compares with a
 * string, but not with a pattern.
 */
export async function readText(element: Locator): Promise<string> {
  return removeBreaks(await element.innerText())
}
