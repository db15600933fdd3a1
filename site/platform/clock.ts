/** Time as the platform's parts need it, in milliseconds, so that tests can turn its hands. */
export type Clock = {
  /** Milliseconds since 1970 UTC. */
  now: () => number
  /** Calls back once after so many milliseconds; what it returns takes that back. */
  after: (milliseconds: number, callback: () => void) => () => void
}

/** The device's own clock. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
