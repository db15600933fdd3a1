import { ApiError } from '#api-client/api-error.ts'
import { defaultTimeout } from '#api-client/middleware/timeout.ts'
import type { Fetch } from '#api-client/transport.ts'

import { keyOfSent, type FirstReadsHolder } from './platform/first-reads.ts'

/**
 * Gives the client what the page's head has asked, each once. The attempt ends when it would have ended if the client had
 * asked.
 */
export function takeFirstReads(fetch: Fetch, holder: () => FirstReadsHolder): Fetch {
  return (url, init) => {
    const { firstReads } = holder()
    const key = keyOfSent(url, init.body)
    const sent = firstReads?.get(key)
    if (!sent) return fetch(url, init)
    firstReads?.delete(key)
    // What was given up before it was taken is given up now.
    if (init.signal?.aborted) sent.abort()
    else init.signal?.addEventListener('abort', sent.abort)
    return new Promise((resolve, reject) => {
      const late = () => reject(new ApiError('timeout'))
      const timer = setTimeout(late, Math.max(0, sent.sentAt + defaultTimeout - Date.now()))
      sent.response.finally(() => clearTimeout(timer)).then(resolve, reject)
    })
  }
}
