import { createSandbox } from '#api-client/sandbox/sandbox.ts'
import { settingNames, visitorIdName } from '#api-client/sandbox/settings.ts'
import { createVisits, type Visit, type Visits } from '#api-client/sandbox/visits.ts'
import type { Fetch } from '#api-client/transport.ts'

import { chooseSetting, type Store } from './sandbox-setting.ts'

const visitKey = (visitor: string) => `sandbox-visit-${visitor}`

/** Stores visits across pages, or in memory if storage is blocked. */
function createStoredVisits(store: () => Store): Visits {
  const memory = createVisits(10)
  return {
    get: (visitor) => {
      try {
        const stored = store().getItem(visitKey(visitor))
        // Only this function writes it.
        return stored === null ? undefined : (JSON.parse(stored) as Visit)
      } catch {
        return memory.get(visitor)
      }
    },
    set: (visitor, visit) => {
      memory.set(visitor, visit)
      try {
        store().setItem(visitKey(visitor), JSON.stringify(visit))
      } catch {
        // The visit is still in memory.
      }
    },
  }
}

/** `store` may throw, because accessing blocked storage does. */
export type BrowserContext = { href: string; store: () => Store }

/**
 * Mounts the sandbox as a page's `fetch`, for a preview on a static file host (D19). A script can neither read nor set
 * the sandbox's cookies, so their values are sent as headers.
 */
export function mountInBrowser({ href, store }: BrowserContext): Fetch {
  const sandbox = createSandbox({ visits: createStoredVisits(store) })
  const { searchParams: search, origin } = new URL(href)
  return (url, init) => {
    const request = new Request(new URL(url, origin), init)
    if (!request.headers.has(visitorIdName)) request.headers.set(visitorIdName, 'preview-visitor')
    for (const name of settingNames) {
      const value = chooseSetting(name, search, store)
      if (value !== undefined && !request.headers.has(`sandbox-${name}`)) request.headers.set(`sandbox-${name}`, value)
    }
    return sandbox(request)
  }
}
