import { onlineManager } from '@tanstack/react-query'

import type { Fetch } from '#api-client/transport.ts'

/**
 * Keeps the one state of the connection by what happens, beside the browser's events, which TanStack Query follows: an
 * answer of any status means online. A call that found no connection means offline where the browser says so as well.
 * What the browser says alone does not count: some web views always say that they are offline, and a connection that
 * was lost before the scripts started sent its event to nobody.
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
