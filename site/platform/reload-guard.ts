import { isChunkFailureEvent } from './chunk-failure.ts'
import { deviceClock, type Clock } from './clock.ts'

/** How long no second reload may follow a first, in milliseconds (specification §9). */
export const reloadPause = 60_000

const key = 'reloaded-at'

export type ReloadEffects = {
  reload: () => void
  /** What a tab keeps across reloads. Getting it throws where storage is blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether this page came about by a reload, by whomever; true also where nobody knows. */
  isReloaded: () => boolean
  isOnline: () => boolean
  clock: Pick<Clock, 'now'>
}

export type ReloadGuard = {
  /** True where the page is on its way to be loaded again. */
  reloadOnce: () => boolean
}

/** Notes the reload and tells whether it may be; undefined where the tab keeps no notes. */
function claimByStorage(effects: ReloadEffects): boolean | undefined {
  try {
    const notes = effects.storage()
    const now = effects.clock.now()
    // A time ahead of now is a clock that was set back: as near as one behind it.
    if (Math.abs(now - Number(notes.getItem(key) ?? Number.NaN)) < reloadPause) return false
    notes.setItem(key, String(now))
    return notes.getItem(key) === String(now) ? true : undefined
  } catch {
    return undefined
  }
}

/**
 * Reloads a page whose chunks are stale, at most once in 60 s, also across its reloads (specification §2, §9).
 *
 * Where the tab keeps no notes, a page that came about by a reload is not reloaded again. That needs no memory at all,
 * so
 * nothing can forget it; `window.name` and `history.state` belong to others, the router among them. The price: after a
 * person's own reload, such a page stays as it is. Offline it stays too: a reload would only replace it by an error
 * page.
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
 * Reloads when an event says that a chunk is stale, and calls `onStuck` where that may not be. What it returns stops
 * that.
 */
export function watchStaleChunks(target: EventTarget, guard: ReloadGuard, onStuck: () => void): () => void {
  function check(event: Event): void {
    if (isChunkFailureEvent(event) && !guard.reloadOnce()) onStuck()
  }
  // A script's failure does not bubble; it can only be captured.
  for (const type of ['error', 'unhandledrejection']) target.addEventListener(type, check, { capture: true })
  return () => {
    for (const type of ['error', 'unhandledrejection']) target.removeEventListener(type, check, { capture: true })
  }
}

/** The effects in a real browser or web view. */
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
