/** Whether there is a network, in the shape that `useSyncExternalStore` takes. */
export type OnlineStatus = {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => boolean
  /** On the server, and so in the first frame: online. */
  getServerSnapshot: () => boolean
}

/** Follows the browser's `online` and `offline` events (specification §4). `target` is `window`, `isOnline` reads `navigator.onLine`. */
export function createOnlineStatus({ target, isOnline }: { target: EventTarget; isOnline: () => boolean }): OnlineStatus {
  let status = isOnline()
  let listeners = 0

  function subscribe(listener: () => void): () => void {
    function follow(event: Event): void {
      status = event.type === 'online'
      listener()
    }
    // Nobody followed the events until now.
    if (listeners === 0) status = isOnline()
    listeners += 1
    for (const type of ['online', 'offline']) target.addEventListener(type, follow)
    return () => {
      listeners -= 1
      for (const type of ['online', 'offline']) target.removeEventListener(type, follow)
    }
  }

  return { subscribe, getSnapshot: () => status, getServerSnapshot: () => true }
}
