import { progressTimes } from '../../platform/progress-bar-phases.ts'

const root = document.documentElement

/** When the page-load bar was shown last, in milliseconds since 1970. */
let loadingSince = 0

/** Shows that the next page is loading, until this page is hidden or shown again; each call restarts the bar. */
export function showLoading(): void {
  hideLoading()
  loadingSince = Date.now()
  // Only a bar that was drawn without the attribute starts again with it.
  if (root.offsetWidth) root.toggleAttribute('data-loading', true)
}

function hideLoading(): void {
  root.toggleAttribute('data-loading', false)
}

/**
 * A touch after the bar has finished means that no page followed, as after a response without one (204), of which no
 * browser informs the page, or after a stop in a browser without the Navigation API.
 */
function hideLoadingOfUsedPage(): void {
  if (Date.now() - loadingSince > progressTimes.delay + progressTimes.run) hideLoading()
}

/** Hides the bar once its load has ended without another page. */
export function watchLoading(): void {
  addEventListener('pageshow', hideLoading)
  // The visitor has stopped the load, or it failed.
  if ('navigation' in window) window.navigation.addEventListener('navigateerror', hideLoading)
  addEventListener('pointerdown', hideLoadingOfUsedPage)
  addEventListener('keydown', hideLoadingOfUsedPage)
}
