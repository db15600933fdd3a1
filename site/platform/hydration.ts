import { isOwnError } from './chunk-failure.ts'

/**
 * Whether React has taken the page over, on the root element: `done`, `failed`, or nothing as long as that is open. The
 * style sheet shows notices in place of what never came where it is `failed`.
 */
export function markHydrated(root: HTMLElement): void {
  root.dataset['hydration'] = 'done'
}

/** Says that React will not take the page over, unless it has done so already. */
export function markHydrationFailed(root: HTMLElement): void {
  root.dataset['hydration'] ??= 'failed'
}

/**
 * How long React may still take to take the page over, in milliseconds: after everything has loaded (a slow phone takes
 * 2 s), and after something of ours has thrown, from which React recovers at once or never.
 */
export const hydrationPatience = { afterLoad: 10_000, afterError: 1_000 } as const

/**
 * Says so where it has taken too long: a chunk that is no script any longer, or a web view in which ours does not run,
 * ends in
 * silence. Should React come after all, what it has to show takes the notices' place.
 */
export function watchHydration(root: HTMLElement): void {
  const giveUpAfter = (patience: number) => void setTimeout(() => markHydrationFailed(root), patience)
  addEventListener('load', () => giveUpAfter(hydrationPatience.afterLoad))
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(type, (event) => isOwnError(event) && giveUpAfter(hydrationPatience.afterError))
  }
}
