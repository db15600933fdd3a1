/** Time in milliseconds, injectable so that tests can control it. */
export type Clock = {
  /** Milliseconds since 1970 UTC. */
  now: () => number
  /** Calls back once after a delay in milliseconds. Returns a function that cancels. */
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
