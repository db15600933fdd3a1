import type { Page } from '@playwright/test'

/** Steps by the Tab key after which a page's end was surely reached. */
const most = 150

/** What a person who presses Tab from the head of the page to its end would stand at without seeing any of it. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const hidden: string[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const { activeElement: element } = document
      if (element === null || element === document.body) return undefined
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isSeen = [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
          return at !== null && (element.contains(at) || at.contains(element))
        }),
      )
      return { isSeen, name: `${element.tagName} ${element.textContent.trim().slice(0, 40)}` }
    })
    if (found === undefined) return hidden
    if (!found.isSeen) hidden.push(found.name)
  }
  throw new Error(`the page’s end is not reached by ${most} steps`)
}
