import { isChunkFailureEvent } from './chunk-failure.ts'
import { deviceClock, type Clock } from './clock.ts'

/** Minimum time between two automatic reloads, in milliseconds (specification §9). */
export const reloadPause = 60_000

const key = 'reloaded-at'

export type ReloadEffects = {
  reload: () => void
  /** Persists across reloads of the tab. Accessing it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether this page load was a reload, automatic or not; true where that is unknown. */
  isReloaded: () => boolean
  isOnline: () => boolean
  clock: Pick<Clock, 'now'>
}

export type ReloadGuard = {
  /** Returns true if the page is about to reload. */
  reloadOnce: () => boolean
}

/** Records the reload and returns whether it is allowed; undefined where storage does not work. */
function claimByStorage(effects: ReloadEffects): boolean | undefined {
  try {
    const notes = effects.storage()
    const now = effects.clock.now()
    // A timestamp in the future means that the clock was set back, so compare distances.
    if (Math.abs(now - Number(notes.getItem(key) ?? Number.NaN)) < reloadPause) return false
    notes.setItem(key, String(now))
    return notes.getItem(key) === String(now) ? true : undefined
  } catch {
    return undefined
  }
}

/**
 * Reloads a page whose chunks are stale, at most once in 60 s, across reloads too (specification §2, §9).
 *
 * Without storage, a page that is itself the result of a reload is not reloaded again. That needs no state that could
 * get lost; `window.name` and `history.state` belong to others, such as the router. The cost: after a visitor's own
 * reload, such a page stays as it is. So it does offline, where a reload would only replace it with an error page.
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
 * Reloads on events that mean a stale chunk, and calls `onStuck` where the guard refuses. Returns a function that stops
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

/** The effects of a real browser or web view. */
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
