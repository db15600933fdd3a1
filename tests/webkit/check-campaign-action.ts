import { callInPage } from './call-in-page.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'

/**
 * Runs in the page. Scrolls by one window, and returns whether the action bar at the bottom of the window is in front of
 * everything else, or null if the page has no bar.
 */
function isBarInFront(): boolean | null {
  const maxRoundingError = 1
  const isAtBottom = (element: Element) =>
    Math.abs(element.getBoundingClientRect().bottom - innerHeight) < maxRoundingError
  const hasStickyAncestor = (link: Element) => {
    for (let element: Element | null = link; element; element = element.parentElement)
      if (getComputedStyle(element).position === 'sticky' && isAtBottom(element)) return true
    return false
  }
  scrollTo({ top: innerHeight, behavior: 'instant' })
  const links = [...document.querySelectorAll('main a, article a')].filter((link) => link.checkVisibility())
  const action = links.find(hasStickyAncestor)
  if (!action) return null
  const { left, top, width, height } = action.getBoundingClientRect()
  return action.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Checks the action bar of the open page, if the page has one. */
export async function checkActionBar(page: WebkitPage): Promise<{ count: number; problems: string[] }> {
  const isInFront = await callInPage(page, isBarInFront)
  return {
    count: isInFront === null ? 0 : 1,
    problems: isInFront === false ? ['something covers its action'] : [],
  }
}

/**
 * Runs in the page. Marks the first visible link that opens a dialog with `data-seen`, and returns whether there is one.
 * A page can have another such link that only a desktop shows.
 */
function markDialogLink(): boolean {
  const links = [...document.querySelectorAll('a[data-opens]')]
  const visibleLink = links.find((link) => link.checkVisibility())
  visibleLink?.setAttribute('data-seen', '')
  return visibleLink !== undefined
}

/** Runs in the page. Returns whether the open dialog is inside the window. */
function isDialogInWindow(): boolean {
  const box = document.querySelector('dialog:modal')?.getBoundingClientRect()
  if (!box) return false
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
}

/** Opens the dialog of the marked link with a tap, closes the dialog with Escape, and returns what is wrong. */
async function findDialogProblems(page: WebkitPage): Promise<string[]> {
  await page.tap(`//a[@data-seen]`)
  await page.until(`document.querySelector('dialog:modal')?.checkVisibility() === true`)
  const isInWindow = await callInPage(page, isDialogInWindow)
  await page.press('Escape')
  await page.until(`document.querySelector('dialog:modal') === null`)
  const isFocusRestored = await page.read(`document.activeElement?.matches('[data-opens]')`)
  return [
    ...(isInWindow ? [] : ['its dialog is cut']),
    ...(isFocusRestored === true ? [] : ['its dialog loses the focus']),
  ]
}

/** Checks the dialog of the open page, if the page has a link that opens one. */
export async function checkActionDialog(page: WebkitPage): Promise<{ count: number; problems: string[] }> {
  if (!(await callInPage(page, markDialogLink))) return { count: 0, problems: [] }
  const problems = await findDialogProblems(page).catch((error: unknown) => [String(error)])
  return { count: 1, problems }
}
