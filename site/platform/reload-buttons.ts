/** How long a reload waits for the scripts to be fetched again, in milliseconds. */
const refetchTimeout = 4_000

/**
 * Reloads the page and refetches its scripts: their names are immutable, so a corrupted one would come from the HTTP
 * cache for ever.
 */
async function reloadWithFreshScripts(): Promise<void> {
  const scripts = [...document.scripts].filter(({ src }) => src.includes('/_next/'))
  const refreshed = Promise.allSettled(scripts.map(({ src }) => fetch(src, { cache: 'reload' })))
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
