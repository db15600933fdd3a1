import type { CommandResult } from './commands.ts'
import type { Effects } from './effects.ts'

/** Delay after a tap before a visible page shows what to do, in milliseconds (D36). */
export const noticeDelay = 2_000

/** The pending attempts, by the page's effects. */
const underWay = new WeakMap<Effects, Promise<CommandResult>>()

/** Navigates to a link of the app, and reports whether the page was hidden within `noticeDelay`. */
function tryApp(link: string, effects: Effects): Promise<CommandResult> {
  return new Promise((resolve) => {
    const stopWaiting = effects.clock.after(noticeDelay, () => {
      stopWatching()
      resolve('not-opened')
    })
    const stopWatching = effects.onHidden(() => {
      stopWaiting()
      resolve('handed-to-app')
    })
    try {
      effects.navigate(link)
    } catch {
      // The browser refuses the scheme; the timer above reports it.
    }
  })
}

/**
 * Tries to open the app once. If the page is still visible after `noticeDelay`, which is the only sign that the app did
 * not open, the caller has to handle it (D36). A second tap joins the pending attempt.
 */
export function openApp(link: string, effects: Effects): Promise<CommandResult> {
  const attempt =
    underWay.get(effects) ??
    tryApp(link, effects).finally(() => {
      underWay.delete(effects)
    })
  underWay.set(effects, attempt)
  return attempt
}
