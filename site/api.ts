import { createClient, defaultMiddleware } from '#api-client/client.ts'
import { createLog, readLogLevel } from '#api-client/logger.ts'
import type { Fetch } from '#api-client/transport.ts'

let mounted: Promise<Fetch> | undefined

/**
 * A preview answers its own calls, so that it can lie on any file host (D19). The condition has to stand around the
 * import
 * as it does: it is decided when the pages are built, and a production page then holds neither.
 */
const previewFetch: Fetch | undefined =
  process.env.NEXT_PUBLIC_PREVIEW === '1'
    ? async (url, init) => {
        mounted ??= import('./preview/browser-sandbox.ts').then(({ mountInBrowser }) =>
          mountInBrowser({ href: location.href, store: () => sessionStorage }),
        )
        return (await mounted)(url, init)
      }
    : undefined

/** The one log of all screens. What a person did is written as debug, without codes and personal data (D18). */
export const log = createLog(readLogLevel(process.env.NEXT_PUBLIC_LOG_LEVEL))

/** The one client of all screens. */
export const client = createClient({
  middleware: defaultMiddleware(log),
  origin: process.env.NEXT_PUBLIC_API_ORIGIN ?? '',
  ...(previewFetch ? { fetch: previewFetch } : {}),
})
