/**
 * Keeps where the page is shown on the root element: React takes its attributes away when it builds the page anew. What
 * the
 * page script had written below it is gone too, so the page script is told as if the page were shown once more.
 */
export function keepEnvironment(root: HTMLElement): void {
  const { environment } = root.dataset
  if (environment === undefined) return
  // The callback comes before the next frame, so that nobody sees a page without its environment (D6).
  new MutationObserver(() => {
    if (root.dataset['environment'] !== undefined) return
    root.dataset['environment'] = environment
    dispatchEvent(new Event('pageshow'))
  }).observe(root, { attributeFilter: ['data-environment'] })
}
