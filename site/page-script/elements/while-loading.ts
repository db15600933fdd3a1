/**
 * Calls `step` for each part of the document that arrives, before the browser draws it, and a last time once the document
 * is complete, followed by `end`. It runs after the observer that marks periods, so that `step` finds their states.
 */
export function whileLoading(step: () => void, end = () => {}): void {
  const observer = new MutationObserver(step)
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect()
    step()
    end()
  })
}
