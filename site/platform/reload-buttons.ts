import { scriptsFolder } from './is-chunk-failure.ts'

/** Timeout for fetching the scripts again before a reload, in milliseconds. */
const refetchTimeout = 4_000

/**
 * Reloads the page and refetches its scripts: their names are immutable, so a corrupted one would stay in the HTTP
 * cache indefinitely.
 */
async function reloadWithFreshScripts(): Promise<void> {
  const files = document.querySelectorAll<HTMLElement>('script[src],link[rel=modulepreload]')
  const urls = [...files].map((file) => file.getAttribute('src') ?? file.getAttribute('href') ?? '')
  const scripts = urls.filter((url) => url.includes(scriptsFolder))
  const refreshed = Promise.allSettled(scripts.map((url) => fetch(url, { cache: 'reload' })))
  await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, refetchTimeout))])
  location.reload()
}

/** Handles every `data-reload` button, even if React never hydrates. */
export function watchReloadButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-reload]') : null
    if (!button || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    void reloadWithFreshScripts()
  })
}
