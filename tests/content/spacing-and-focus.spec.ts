import { pathOfEachKind, projectSite, queries } from '../support/sites/content-sites.ts'
import { selectShare } from '../support/run/grid.ts'
import { expect, test } from '../support/pages/page-test.ts'
import { widenTextSpacing } from '../support/pages/text-settings.ts'

// What axe cannot see: words that are cut when a reader sets more space between them (WCAG 2.2, 1.4.12), and a focus
// that the reader cannot see (2.4.11).

const paths = selectShare(pathOfEachKind(projectSite), 1, 4)

test.use({
  baseURL: projectSite.origin,
  viewport: { width: 320, height: 640 },
  // A focused element is scrolled to without animation.
  contextOptions: { reducedMotion: 'reduce' },
})

/** Words of which a part is outside of what their ancestors show, or of the window. Runs in the page. */
function clippedTexts(): string[] {
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    let [left, right] = [0, document.documentElement.clientWidth]
    let isForReadersOnly = false
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      if (overflowX === 'visible') continue
      // Text in a scrollable element is not cut.
      if (overflowX !== 'hidden' && overflowX !== 'clip') {
        ;[left, right] = [-Infinity, Infinity]
        break
      }
      const box = around.getBoundingClientRect()
      // Text for screen readers is in a box of one pixel.
      isForReadersOnly ||= box.width <= 1
      ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    }
    // Letter spacing follows the letter.
    const letterSpacing = Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0
    if (!isForReadersOnly && boxes.some((rect) => rect.right - letterSpacing > right + 1 || rect.left < left - 1))
      cut.push(text)
  }
  return cut
}

for (const path of paths) {
  test(`${path} shows whatever has the focus, and all its words with more space between them`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    await page.goto(path + (queries[path] ?? ''))
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    const hidden: string[] = []
    let seen: string | undefined = ''
    while (seen !== undefined) {
      if (seen !== '') hidden.push(seen)
      await page.keyboard.press('Tab')
      seen = await page.evaluate(focusSeen)
    }
    expect(hidden).toEqual([])
    await widenTextSpacing(page)
    expect(await page.evaluate(clippedTexts)).toEqual([])
  })
}

/**
 * Returns the words of what has the focus where none of it can be seen, '' where some can; undefined at the page's end.
 */
function focusSeen(): string | undefined {
  const target = document.activeElement
  if (!target || target === document.body) return undefined
  const boxes = [...target.getClientRects()]
  const isSeen = boxes.some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const at = document.elementFromPoint(left + width * across, top + height * down)
        return at !== null && (target.contains(at) || at.contains(target))
      }),
    ),
  )
  return isSeen ? '' : `${target.tagName} ${target.textContent.trim().slice(0, 40)}`
}
