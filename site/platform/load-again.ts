/** How long another try waits at most for the page's scripts to come anew, in milliseconds. */
const refreshTime = 4_000

/**
 * Loads the page again, its scripts too: a browser keeps them for ever by their names, and one that came garbled would
 * only
 * be taken from there again.
 */
async function loadAgain(): Promise<void> {
  const scripts = [...document.scripts].filter(({ src }) => src.includes('/_next/'))
  const refreshed = Promise.allSettled(scripts.map(({ src }) => fetch(src, { cache: 'reload' })))
  await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, refreshTime))])
  location.reload()
}

/** Answers every button that offers another try (`data-reload`), also where React never came. */
export function watchReloadButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-reload]') : null
    if (!button || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    void loadAgain()
  })
}
