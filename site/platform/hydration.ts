import { isSiteError } from './is-chunk-failure.ts'

/**
 * Marks hydration as done. `data-hydration` on the root element is `done`, `failed`, or absent while hydration is
 * pending. If it is `failed`, the style sheet shows each island's notice in place of the missing content.
 */
export function markHydrated(root: HTMLElement): void {
  root.dataset['hydration'] = 'done'
}

/** Marks hydration as failed, unless it has completed. */
export function markHydrationFailed(root: HTMLElement): void {
  root.dataset['hydration'] ??= 'failed'
}

/**
 * Timeouts of hydration in milliseconds: after the page's first bytes, and after an error in our own code, from which
 * React recovers immediately or never. They do not wait for `load`, which a script without a response delays
 * indefinitely.
 */
export const hydrationTimeouts = { afterStart: 10_000, afterError: 1_000 } as const

/**
 * Marks hydration as failed when it takes too long. A chunk that is not a script, or a web view in which our scripts do
 * not run, fails silently. If React hydrates after all, its content replaces the notices.
 */
export function watchHydration(root: HTMLElement): void {
  const giveUpAfter = (timeout: number) => void setTimeout(() => markHydrationFailed(root), timeout)
  giveUpAfter(hydrationTimeouts.afterStart)
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => isSiteError(event) && giveUpAfter(hydrationTimeouts.afterError))
  }
}
