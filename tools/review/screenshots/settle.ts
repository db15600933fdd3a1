import type { Page } from 'playwright-core'

/** Time without a change after which a screen counts as settled, in milliseconds. */
const quietTime = 250
/** Maximum time to wait for it, in milliseconds. */
const maxWait = 8000

/** Runs in the page: triggers lazy loading, and waits until everything is decoded and rendered. */
async function waitInPage({ quietTime: quiet, maxWait }: { quietTime: number; maxWait: number }) {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const isScreen = document.querySelector('script[src]') !== null
  if (isScreen) {
    let mutations = 0
    const observer = new MutationObserver((records) => (mutations += records.length))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const maxWaits = maxWait / quiet
    for (let before = -1, waits = 0; before !== mutations && waits < maxWaits; waits += 1) {
      before = mutations
      await new Promise((resolve) => setTimeout(resolve, quiet))
      // A busy page runs its timers late, and renders their results even later.
      await frames()
    }
    observer.disconnect()
  }
  await frames()
}

/** Activity of a page so far: requests plus their ends, and pending requests. */
export type Traffic = { events: () => number; pending: () => number }

/** Maximum duration of a page's requests, as a multiple of the quiet time. */
const maxRounds = 20

/**
 * Waits until a page has settled: fonts are loaded, pictures decoded and, on a screen, responses received and shown.
 * Gives up if this takes so long that visitors would see the loading state, too.
 */
export async function settle(page: Page, { events, pending }: Traffic): Promise<void> {
  let before = -1
  for (let rounds = 0; (before !== events() || pending() > 0) && rounds < maxRounds; rounds += 1) {
    before = events()
    await page.evaluate(waitInPage, { quietTime, maxWait })
  }
}
