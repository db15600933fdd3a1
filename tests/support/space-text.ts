import type { Page } from '@playwright/test'

/**
 * Spaces the text as WCAG 2.2, 1.4.12 names it: lines of 1.5, letters by 0.12 and words by 0.16 of the text's size,
 * paragraphs by twice it. By a sheet of the script's, because the page's policy refuses foreign style elements.
 */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Texts of which a part is cut off by their own box, or by one around them. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')
    }
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility() || !cuts(element)) return []
      const { clientHeight, clientWidth, scrollHeight, scrollWidth, innerText } = element
      // What is one pixel wide is for screen readers.
      if (clientHeight <= 2 || innerText.trim() === '') return []
      const isCut = scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2
      return isCut ? [`${element.tagName} ${element.className}: ${innerText.slice(0, 40)}`] : []
    })
  })
}
