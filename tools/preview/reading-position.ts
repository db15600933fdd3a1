const key = 'preview-place'

/** A reader's position on a page that is reloaded in another view. */
type ScrollPosition = { path: string; top: number }

/** Saves the reader's position for the page that is loaded next. */
export function saveScrollPosition(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, top: scrollY }))
  } catch {
    // Without storage the page opens at its top.
  }
}

/** Restores the reader's position on a page in another view. Returns whether the bar has loaded it. */
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
