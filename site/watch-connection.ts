import { onlineManager } from '@tanstack/react-query'

import type { Fetch } from '#api-client/transport.ts'

/**
 * Tracks whether the page is online, in addition to the browser's events, which TanStack Query follows. A response of
 * any status means online. A failed connection means offline only if the browser agrees. The browser's state alone is
 * not trusted: some web views always report offline, and if the connection was lost before the scripts started, no
 * listener received the event.
 */
export function watchConnection(fetch: Fetch): Fetch {
  return async (url, init) => {
    try {
      const response = await fetch(url, init)
      onlineManager.setOnline(true)
      return response
    } catch (cause) {
      if (!navigator.onLine && init.signal?.aborted !== true) onlineManager.setOnline(false)
      throw cause
    }
  }
}
