import type { CommandResult } from './commands.ts'
import type { Effects } from './effects.ts'

/** How long the app may take to cover the page before the store opens instead, in ms (D12). */
export const storeDelay = 1500

const underWay = new WeakMap<Effects, Promise<CommandResult>>()

function tryApp(link: string, storeUrl: string, effects: Effects): Promise<CommandResult> {
  return new Promise((resolve) => {
    const stopWaiting = effects.clock.after(storeDelay, () => {
      stopWatching()
      effects.navigate(storeUrl)
      resolve('sent-to-store')
    })
    const stopWatching = effects.onHidden(() => {
      stopWaiting()
      resolve('handed-to-app')
    })
    try {
      effects.navigate(link)
    } catch {
      // The browser refuses the scheme; the timer above opens the store.
    }
  })
}

/**
 * Opens the app by its deep link, and the store if the page is still visible after `storeDelay`, the only sign on iOS
 * that the app is not installed. A second tap joins the pending attempt, so the store opens once.
 */
export function openAppOrStore(link: string, storeUrl: string, effects: Effects): Promise<CommandResult> {
  const attempt =
    underWay.get(effects) ??
    tryApp(link, storeUrl, effects).finally(() => {
      underWay.delete(effects)
    })
  underWay.set(effects, attempt)
  return attempt
}
