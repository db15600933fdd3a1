import type { Page } from 'playwright-core'

/** How long a screen must have been quiet to count as settled, and the longest wait for that, in milliseconds. */
const [quietTime, longestWait] = [250, 8000]

/** Runs in the page: loads what is loaded late, and waits until it is decoded and drawn. */
async function becomeSteady({ quietTime: quiet, longestWait: longest }: { quietTime: number; longestWait: number }) {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const isScreen = document.querySelector('script[src]') !== null
  if (isScreen) {
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, quiet)
      const observer = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(resolve, quiet)
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      setTimeout(resolve, longest)
    })
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * Waits until nothing moves on a page any more: fonts are there, pictures decoded, and, on a screen, what it asked for
 * is answered and shown.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(becomeSteady, { quietTime, longestWait })
}
