import { deviceClock, type Clock } from './clock.ts'
import { progressTimes } from './progress.ts'

/** True for a tap that makes this tab load another page of this site. */
export function leadsToOtherPage(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target === '_blank')
    return false
  return link.pathname !== location.pathname || link.search !== location.search
}

/**
 * Calls back with whether a page is being loaded: this one until it has loaded, and the next from the tap on its link.
 * Where that never comes, loading counts as over after the bar's 5 s (specification §4). Returns a function that stops.
 */
export function watchPageLoad(onChange: (isLoading: boolean) => void, clock: Clock = deviceClock): () => void {
  let cancel = () => undefined as unknown
  const end = () => {
    cancel()
    onChange(false)
  }
  function begin(event: MouseEvent): void {
    if (!leadsToOtherPage(event)) return
    cancel()
    cancel = clock.after(progressTimes.run, end)
    onChange(true)
  }
  onChange(document.readyState !== 'complete')
  addEventListener('load', end)
  // The page comes back from the browser's cache as it was left.
  addEventListener('pageshow', end)
  document.addEventListener('click', begin)
  return () => {
    cancel()
    removeEventListener('load', end)
    removeEventListener('pageshow', end)
    document.removeEventListener('click', begin)
  }
}
