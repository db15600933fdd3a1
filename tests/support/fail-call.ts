import type { Page } from '@playwright/test'

/** What the browser and the log say of them. */
export const faultNoise = /status of [45]\d\d|ERR_|: (?:status|malformed|network) ?/

/** Lets one call of the page fail, and no other; `mend` ends that. */
export async function failCall(page: Page, name: string, fault: string): Promise<{ mend: () => Promise<void> }> {
  const address = `**/v1/${name}`
  await page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'sandbox-fault': fault } }),
  )
  return { mend: () => page.unroute(address) }
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
