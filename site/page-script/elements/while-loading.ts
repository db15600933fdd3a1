/**
 * Calls `step` for every part of the document that arrives, before the browser can draw it, and once the document is
 * complete; `end` follows then. It runs after the observer that marks periods, so each state is set by then.
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
