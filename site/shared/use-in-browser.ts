'use client'

import { useSyncExternalStore } from 'react'

/** What is read does not change while the page is open. */
const never = () => () => undefined

/**
 * Something that only a browser knows; undefined on the server and in the first render, which are the same for
 * everybody.
 * `read` has to give the very same value each time.
 */
export function useInBrowser<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined)
}
