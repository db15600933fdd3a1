import type { Page } from 'playwright-core'

import { retryWaits } from '#api-client/middleware/retry.ts'

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

/** What a page has asked for so far: requests, those of them without an answer yet, and calls. */
export type Traffic = { asked: () => number; pending: () => number; calls: () => number }

/** Waits until nothing moves, and nothing was asked for meanwhile. */
async function becomeQuiet(page: Page, { asked, pending }: Traffic): Promise<void> {
  for (let rounds = 0, before = -1; before !== asked() + pending() && rounds < 10; rounds += 1) {
    before = asked()
    await page.evaluate(becomeSteady, { quietTime, longestWait })
  }
}

/**
 * Waits until nothing moves on a page any more: fonts are there, pictures decoded, and, on a screen, what it asked for
 * is answered and shown, unless that takes so long that visitors see it waiting. Where calls are failing, they are made
 * again without the wait before that, until the screen has given up.
 */
export async function settle(page: Page, traffic: Traffic, isFailing: boolean): Promise<void> {
  await becomeQuiet(page, traffic)
  if (!isFailing) return
  for (let before = 0; before !== traffic.calls();) {
    before = traffic.calls()
    await page.clock.fastForward(Math.max(...retryWaits))
    await becomeQuiet(page, traffic)
  }
}
