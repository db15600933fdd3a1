import { isSiteError } from './chunk-failure.ts'

/**
 * `data-hydration` on the root element is `done`, `failed`, or absent while hydration is pending. On `failed`, the
 * style sheet shows each island's notice in place of the missing content.
 */
export function markHydrated(root: HTMLElement): void {
  root.dataset['hydration'] = 'done'
}

/** Marks hydration as failed, unless it has completed. */
export function markHydrationFailed(root: HTMLElement): void {
  root.dataset['hydration'] ??= 'failed'
}

/**
 * Time that hydration may still take, in milliseconds: after the page's first bytes, and after an error in our own
 * code, from which React recovers at once or never. A script that never responds delays `load` indefinitely, so the
 * timeout does not wait for `load`.
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
