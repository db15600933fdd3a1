import type { CommandResult } from './commands.ts'
import type { Effects } from './effects.ts'

/** How long the app may take to cover the page, in milliseconds, before the store opens instead (D12). */
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
      // A browser that refuses the scheme: the store opens in a moment.
    }
  })
}

/**
 * Opens the app by its deep link, and the store when the page is still seen after a moment: that is how iOS tells
 * that there is no such app. A second tap meanwhile joins the attempt under way, so the store opens once.
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
