import type { Page, Route } from '@playwright/test'

/** What the browser and the log say of them. */
export const failureNoise = /status of [45]\d\d|ERR_|: (?:status|malformed|network) ?/

/** Whether an address is that of a call of this name, in whatever group it is; `*` for all. */
function isCall(name: string): (address: URL) => boolean {
  return ({ pathname }) => pathname.includes('/v1/') && (name === '*' || pathname.endsWith(`/${name}`))
}

/** Lets one call of the page fail, and no other; `mend` ends that. */
export async function failCall(page: Page, name: string, fault: string): Promise<{ repair: () => Promise<void> }> {
  const address = isCall(name)
  await page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'sandbox-fault': fault } }),
  )
  return { repair: () => page.unroute(address) }
}

/**
 * Holds every call of that name back (`*` for all), so that a test sees what a page shows meanwhile however slow the
 * machine is; `release` sends them, and holds no others.
 */
export async function delayCalls(page: Page, name: string): Promise<{ release: () => Promise<void> }> {
  let held: Route[] | undefined = []
  await page.route(isCall(name), async (route) => {
    if (held) held.push(route)
    else await route.continue()
  })
  return {
    release: async () => {
      const routes = held ?? []
      held = undefined
      // The page may have taken a call back: then nobody waits for it.
      for (const route of routes) await route.continue().catch(() => undefined)
    },
  }
}

/** The bodies of every call of that name, as they are sent. */
export function watchCalls(page: Page, name: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/${name}`)) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** What alerts say, each taken away at once. */
export function watchAlerts(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}
