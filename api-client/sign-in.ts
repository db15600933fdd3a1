/** Whether the visitor is signed in, according to this visit's responses (D22). */
export type SignInState = 'unknown' | 'signed-in' | 'not-signed-in'

/** The sign-in state of a visit, which all screens share (D22). */
export type SignInStore = {
  read: () => SignInState
  set: (state: SignInState) => void
  /** Calls back on each change. Returns a function that stops. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a store in which the sign-in state is unknown. */
export function createSignInStore(): SignInStore {
  const listeners = new Set<() => void>()
  let current: SignInState = 'unknown'
  return {
    read: () => current,
    set(state) {
      if (state === current) return
      current = state
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
