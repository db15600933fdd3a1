/** A value that changes while a page is open. */
export type Store<Value> = {
  read: () => Value
  /** Calls the listeners, unless the value is the same. */
  set: (value: Value) => void
  /** Calls back on each change. Returns a function that stops. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    read: () => current,
    set(value) {
      if (value === current) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
