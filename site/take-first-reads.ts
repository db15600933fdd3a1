import { ApiError } from '#api-client/api-error.ts'
import { defaultTimeout } from '#api-client/middleware/timeout.ts'
import type { Fetch } from '#api-client/transport.ts'

import { keyOfRead, type FirstReadsHolder } from './platform/send-first-reads.ts'

/**
 * Passes the requests sent by the page's head to the client, each once. The attempt ends when it would have ended if
 * the client had sent the request.
 */
export function takeFirstReads(fetch: Fetch, holder: () => FirstReadsHolder): Fetch {
  return (url, init) => {
    const { firstReads } = holder()
    const key = keyOfRead(url, init.body)
    const sent = firstReads?.get(key)
    if (!sent) return fetch(url, init)
    firstReads?.delete(key)
    // A read that was aborted before it was taken over is aborted now.
    if (init.signal?.aborted) sent.abort()
    else init.signal?.addEventListener('abort', sent.abort)
    return new Promise((resolve, reject) => {
      const late = () => reject(new ApiError('timeout'))
      const timer = setTimeout(late, Math.max(0, sent.sentAt + defaultTimeout - Date.now()))
      sent.response.finally(() => clearTimeout(timer)).then(resolve, reject)
    })
  }
}
