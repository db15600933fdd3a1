import { isChunkFailureEvent } from './is-chunk-failure.ts'
import { deviceClock, type Clock } from './clock.ts'

/** Minimum time between two automatic reloads, in milliseconds (specification §9). */
export const reloadPause = 60_000

/** The storage key of the time of the last automatic reload. */
const key = 'reloaded-at'

export type ReloadEffects = {
  reload: () => void
  /** Persists across reloads of the tab. Accessing it throws if storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether this page load was a reload, automatic or not; true if unknown. */
  isReloaded: () => boolean
  isOnline: () => boolean
  clock: Pick<Clock, 'now'>
}

export type ReloadGuard = {
  /** Returns true if the page is about to reload. */
  reloadOnce: () => boolean
}

/** Records the reload and returns whether it is allowed; undefined if storage does not work. */
function claimByStorage(effects: ReloadEffects): boolean | undefined {
  try {
    const storage = effects.storage()
    const now = effects.clock.now()
    // A timestamp in the future means that the clock was set back, so compare distances.
    if (Math.abs(now - Number(storage.getItem(key) ?? Number.NaN)) < reloadPause) return false
    storage.setItem(key, String(now))
    return storage.getItem(key) === String(now) ? true : undefined
  } catch {
    return undefined
  }
}

/**
 * Creates a guard that reloads a page with stale chunks at most once in 60 s, even across reloads (specification §2,
 * §9).
 *
 * Without storage, a page that results from a reload is not reloaded again. This needs no state that could get lost;
 * `window.name` and `history.state` belong to others, such as the router. The drawback: after a visitor's own reload,
 * such a page is not reloaded. Nor is it reloaded offline, where an error page would replace it.
 */
export function createReloadGuard(effects: ReloadEffects): ReloadGuard {
  let isReloading = false
  return {
    reloadOnce() {
      if (isReloading) return true
      if (!effects.isOnline() || !(claimByStorage(effects) ?? !effects.isReloaded())) return false
      isReloading = true
      effects.reload()
      return true
    },
  }
}

/**
 * Reloads on events that mean a stale chunk, and calls `onStuck` if the guard refuses. Returns a function that stops
 * watching.
 */
export function watchStaleChunks(target: EventTarget, guard: ReloadGuard, onStuck: () => void): () => void {
  function check(event: Event): void {
    if (isChunkFailureEvent(event) && !guard.reloadOnce()) onStuck()
  }
  // `error` events of scripts do not bubble; they can only be captured.
  for (const type of ['error', 'unhandledrejection']) target.addEventListener(type, check, { capture: true })
  return () => {
    for (const type of ['error', 'unhandledrejection']) target.removeEventListener(type, check, { capture: true })
  }
}

/** Creates the effects of a real browser or web view. */
export function createReloadEffects(): ReloadEffects {
  return {
    reload: () => location.reload(),
    storage: () => sessionStorage,
    isReloaded() {
      const [entry] = performance.getEntriesByType('navigation')
      return !(entry && 'type' in entry && entry.type !== 'reload')
    },
    isOnline: () => navigator.onLine,
    clock: deviceClock,
  }
}
