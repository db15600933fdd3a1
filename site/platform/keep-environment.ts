/**
 * Restores `data-environment` when React re-creates the page and drops the root element's attributes. What the page
 * script had set on the elements below is gone too, so a `pageshow` makes it run again.
 */
export function keepEnvironment(root: HTMLElement): void {
  const { environment } = root.dataset
  if (environment === undefined) return
  // The callback runs before the next frame, so the page is never painted without its environment (D6).
  new MutationObserver(() => {
    if (root.dataset['environment'] !== undefined) return
    root.dataset['environment'] = environment
    dispatchEvent(new Event('pageshow'))
  }).observe(root, { attributeFilter: ['data-environment'] })
}
