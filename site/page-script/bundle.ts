import path from 'node:path'

import { bundleScript } from '../bundle-script.ts'
import type { Provider } from '#content-layer/documents.ts'

/**
 * The scripts of a page, as text: `environment` runs before first paint, `guard` before Next's runtime, `page` is the
 * page's behaviour, `lists` what months do besides, `offers` what the pages of what runs now do, `estimate` what pages
 * of a rate do, and `lost` what error pages do.
 */
export type PageScripts = {
  environment: string
  guard: string
  page: string
  lists: string
  estimate: string
  offers: string
  lost: string
}

/** What content pages need of them. */
export type ContentPageScripts = Omit<PageScripts, 'guard'>

/** The script that a kind of content page has besides those of all. */
export type OwnScript = 'lists' | 'offers' | 'estimate' | 'lost'

function bundle(name: keyof PageScripts, define: Parameters<typeof bundleScript>[1]): Promise<string> {
  return bundleScript(path.join(import.meta.dirname, `${name}.ts`), define)
}

/** Values inlined into the scripts at build time. `basePath` is the path that the site is published under. */
export type ScriptSettings = Pick<Provider, 'userAgentToken' | 'deepLinkScheme'> & { basePath: string }

export async function bundlePageScripts({
  userAgentToken,
  deepLinkScheme,
  basePath,
}: ScriptSettings): Promise<PageScripts> {
  const [environment, page, lists, offers, estimate, lost] = await Promise.all([
    bundle('environment', { appToken: userAgentToken }),
    bundle('page', { deepLinkScheme }),
    bundle('lists', {}),
    bundle('offers', {}),
    bundle('estimate', {}),
    bundle('lost', {}),
  ])
  const guard = await bundle('guard', { basePath, otherScripts: [environment, page] })
  return { environment, guard, page, lists, offers, estimate, lost }
}
