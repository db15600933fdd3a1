import type { Page } from '@playwright/test'

/**
 * Text at twice its size, as a person sets it in a browser. By the style's object: a page's policy refuses style
 * elements that are not its own.
 */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
}
