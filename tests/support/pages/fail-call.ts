import type { Page, Route } from '@playwright/test'

/** Matches the messages of the browser and the log about failed calls. */
export const failureNoise = /status of [45]\d\d|ERR_|: (?:status|malformed|network) ?/

/** Returns whether an address is that of a call of this name, in whatever group it is; `*` for all. */
function isCall(name: string): (url: URL) => boolean {
  return ({ pathname }) => pathname.includes('/v1/') && (name === '*' || pathname.endsWith(`/${name}`))
}

/** Makes one call of the page fail, and no other, until `repair`. */
export async function failCall(page: Page, name: string, failure: string): Promise<{ repair: () => Promise<void> }> {
  const matches = isCall(name)
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
  await page.route(isCall(name), async (route) => {
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

/** Returns the bodies of every call of that name, as they are sent. */
export function watchCalls(page: Page, name: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/${name}`)) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** Returns the messages of alerts; each is dismissed at once. */
export function watchAlerts(page: Page): string[] {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  return messages
}
