import type { Page } from '@playwright/test'

/**
 * Doubles the text size, as users can in a browser. Set through the CSSOM, because the page's policy blocks inserted
 * style elements.
 */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
}
