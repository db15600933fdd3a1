/** Removes the fragment from the page's address without a navigation. */
export function dropFragment(): void {
  history.replaceState(null, '', location.pathname + location.search)
}
