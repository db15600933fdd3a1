import { progressTimes } from '../../platform/progress-bar-phases.ts'

const root = document.documentElement

/** When the page-load bar was shown last, in milliseconds since 1970. */
let loadingSince = 0

/** Shows that the next page is loading, until this page is hidden or shown again; each call restarts the bar. */
export function showLoading(): void {
  hideLoading()
  loadingSince = Date.now()
  // The animation restarts only after a layout without the attribute.
  if (root.offsetWidth) root.toggleAttribute('data-loading', true)
}

function hideLoading(): void {
  root.toggleAttribute('data-loading', false)
}

/**
 * Hides the bar at an input after it has finished: no other page followed. Browsers do not report this after a response
 * without content (204), nor, without the Navigation API, after the visitor has stopped the load.
 */
function hideFinishedLoading(): void {
  if (Date.now() - loadingSince > progressTimes.delay + progressTimes.run) hideLoading()
}

/** Hides the bar once its load has ended without another page. */
export function watchLoading(): void {
  addEventListener('pageshow', hideLoading)
  // The visitor has stopped the load, or it failed.
  if ('navigation' in window) window.navigation.addEventListener('navigateerror', hideLoading)
  addEventListener('pointerdown', hideFinishedLoading)
  addEventListener('keydown', hideFinishedLoading)
}
