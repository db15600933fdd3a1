import type { Page } from 'playwright-core'

/** How long a screen must have been quiet to count as settled, and the maximum wait for that, in milliseconds. */
const [quietTime, maxWait] = [250, 8000]

/** Runs in the page: loads what is loaded late, and waits until it is decoded and drawn. */
async function becomeSteady({ quietTime: quiet, maxWait }: { quietTime: number; maxWait: number }) {
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
      // A busy page runs its timers late, and renders their results later still.
      await frames()
    }
    observer.disconnect()
  }
  await frames()
}

/** What a page has done so far: requests and their ends together, and those without an end. */
export type Traffic = { events: () => number; pending: () => number }

/** No page asks for things for longer than so many times the quiet time. */
const maxRounds = 20

/**
 * Waits until nothing moves on a page any more: fonts are there, pictures decoded, and, on a screen, what it asked for
 * is answered and shown, unless that takes so long that visitors see it waiting.
 */
export async function settle(page: Page, { events, pending }: Traffic): Promise<void> {
  let before = -1
  for (let rounds = 0; (before !== events() || pending() > 0) && rounds < maxRounds; rounds += 1) {
    before = events()
    await page.evaluate(becomeSteady, { quietTime, maxWait })
  }
}
