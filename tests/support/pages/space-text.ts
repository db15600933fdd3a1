import type { Page } from '@playwright/test'

/**
 * Sets as much space between lines, words and letters as a reader may (WCAG 2.2, 1.4.12). In a constructed style sheet,
 * because the page's policy blocks inserted style elements.
 */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
