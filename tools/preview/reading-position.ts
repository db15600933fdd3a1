const key = 'preview-place'

/** Where a reader was on a page that is loaded in another view. */
type ScrollPosition = { path: string; top: number }

/** Remembers where the reader is, for the page that is loaded next. */
export function saveScrollPosition(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, top: scrollY }))
  } catch {
    // Without storage the page opens at its top.
  }
}

/** Whether this page was loaded by the bar; if it is the same page in another view, goes where the reader was. */
export function restoreScrollPosition(): boolean {
  try {
    const stored = sessionStorage.getItem(key)
    if (stored === null) return false
    sessionStorage.removeItem(key)
    // Only this file writes it.
    const { path, top } = JSON.parse(stored) as ScrollPosition
    if (path === location.pathname) scrollTo({ top, behavior: 'instant' })
    return true
  } catch {
    return false
  }
}
