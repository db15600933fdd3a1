import { ApiError } from '#api-client/api-error.ts'
import { defaultTimeout } from '#api-client/middleware/timeout.ts'
import type { Fetch } from '#api-client/transport.ts'

import { createRequestKey, type PreloadHolder } from './platform/send-preloads.ts'

/**
 * Wraps `fetch` for the client: a request that the page's head has sent already is taken over, once, and times out as if
 * the client had sent it then.
 */
export function takePreloads(fetch: Fetch, holder: () => PreloadHolder): Fetch {
  return (url, init) => {
    const { preloads } = holder()
    const key = createRequestKey(url, init.body)
    const sent = preloads?.get(key)
    if (!sent) return fetch(url, init)
    preloads?.delete(key)
    // The caller may have aborted before the preload was taken over.
    if (init.signal?.aborted) sent.abort()
    else init.signal?.addEventListener('abort', sent.abort)
    return new Promise((resolve, reject) => {
      const onTimeout = () => reject(new ApiError('timeout'))
      const timer = setTimeout(onTimeout, Math.max(0, sent.sentAt + defaultTimeout - Date.now()))
      sent.response.finally(() => clearTimeout(timer)).then(resolve, reject)
    })
  }
}
