import type { Page, Route } from '@playwright/test'

/** Matches the messages of the browser and the log about failed calls. */
export const failureNoise = /status of [45]\d\d|ERR_|: (?:status|malformed|network) ?/

/** Returns a function that matches the URLs of a call in any group of the API, or of all calls for `*`. */
function matchCall(name: string): (url: URL) => boolean {
  return ({ pathname }) => pathname.includes('/v1/') && (name === '*' || pathname.endsWith(`/${name}`))
}

/**
 * Makes the calls of that name (`*` for all) fail until `repair`. `failure` is a value of the sandbox's header
 * `sandbox-fault`, such as `500`.
 */
export async function failCall(page: Page, name: string, failure: string): Promise<{ repair: () => Promise<void> }> {
  const matches = matchCall(name)
  await page.route(matches, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'sandbox-fault': failure } }),
  )
  return { repair: () => page.unroute(matches) }
}

/**
 * Delays every call of that name (`*` for all) until `release`, so that a test can look at the waiting page on any
 * machine.
 */
export async function delayCalls(page: Page, name: string): Promise<{ release: () => Promise<void> }> {
  let waiting: Route[] | undefined = []
  await page.route(matchCall(name), async (route) => {
    if (waiting) waiting.push(route)
    else await route.continue()
  })
  return {
    release: async () => {
      const routes = waiting ?? []
      waiting = undefined
      // The page may have aborted the call.
      for (const route of routes) await route.continue().catch(() => undefined)
    },
  }
}

/** Returns the request bodies of the calls of that name; each is added when it is sent. */
export function watchCalls(page: Page, name: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/${name}`)) bodies.push(request.postData() ?? '')
  })
  return bodies
}
