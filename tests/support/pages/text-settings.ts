import type { Page } from '@playwright/test'

/**
 * Doubles the text size, as users can in a browser. Set through the CSSOM, because the page's policy blocks inserted
 * style elements.
 */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
}

/**
 * Sets the widest spacing of lines, words and letters that a page has to support (WCAG 2.2, 1.4.12). In a constructed style sheet,
 * because the page's policy blocks inserted style elements.
 */
export async function widenTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
