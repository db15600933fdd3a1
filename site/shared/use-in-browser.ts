'use client'

import { useSyncExternalStore } from 'react'

/** The value does not change while the page is open. */
const never = () => () => undefined

/**
 * Returns a value that only the browser has; undefined on the server and in the first render, which are the same for
 * everyone. `read` has to return the identical value each time.
 */
export function useInBrowser<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined)
}
