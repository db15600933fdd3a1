import { createClient, defaultMiddleware } from '#api-client/client.ts'
import { createLog, readLogLevel } from '#api-client/logger.ts'
import { trackSignIn } from '#api-client/middleware/track-sign-in.ts'
import { createQueries } from '#api-client/queries.ts'
import { createSignInStore } from '#api-client/sign-in.ts'
import type { Fetch } from '#api-client/transport.ts'

import { reportStaleScript } from './report-stale-script.ts'
import { watchConnection } from './watch-connection.ts'
import type { PreloadHolder } from './platform/send-preloads.ts'
import { takePreloads } from './take-preloads.ts'

let browserSandbox: Promise<Fetch> | undefined

/**
 * A preview answers its own API calls, so that any file host can serve it (D19). The condition has to stay directly
 * around the import: it is resolved at build time, so production pages contain neither.
 */
const previewFetch: Fetch | undefined =
  process.env.NEXT_PUBLIC_PREVIEW === '1'
    ? async (url, init) => {
        browserSandbox ??= import('./sandbox/browser-sandbox.ts').then(({ mountInBrowser }) =>
          mountInBrowser({ href: location.href, store: () => sessionStorage }),
        )
        return (await browserSandbox)(url, init)
      }
    : undefined

/** The log shared by all screens. User actions are logged at debug level, without codes or personal data (D18). */
export const log = createLog(readLogLevel(process.env.NEXT_PUBLIC_LOG_LEVEL))

/**
 * Sign-in state of the visit, shared by all screens (D22). A visit lasts while the page is open, because a sign-in in
 * the app would make a stored state wrong.
 */
export const signIn = createSignInStore()

/**
 * Promotions entered and codes registered during this visit. They count as done even if a later response denies it
 * (D35), since it may be from a stale copy of the server's data. Reset when another user signs in.
 */
export const doneInVisit: { readonly entered: Set<string>; registeredCode: string | undefined } = {
  entered: new Set(),
  registeredCode: undefined,
}
signIn.subscribe(() => {
  if (signIn.read() === 'not-signed-in') forgetDoneInVisit()
})

/** Resets the promotions entered and codes registered during the visit. */
export function forgetDoneInVisit(): void {
  doneInVisit.entered.clear()
  doneInVisit.registeredCode = undefined
}

/** The API client shared by all screens. */
export const client = createClient({
  middleware: [reportStaleScript, trackSignIn(signIn), ...defaultMiddleware(log)],
  origin: process.env.NEXT_PUBLIC_API_ORIGIN ?? '',
  fetch:
    previewFetch ??
    watchConnection(
      takePreloads(
        (url, init) => globalThis.fetch(url, init),
        () => globalThis as PreloadHolder,
      ),
    ),
})

/** The cache of server state, shared by all islands of a page; server state is stored nowhere else. */
export const queries = createQueries()
