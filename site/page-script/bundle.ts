import path from 'node:path'

import { bundleScript } from '../bundle-script.ts'
import type { Provider } from '../content-layer/documents.ts'

/**
 * The scripts of a page, as text: `environment` runs before first paint, `guard` before Next's runtime, `page` is the
 * page's behaviour, and `lists` what pages with lists of campaigns do besides.
 */
export type PageScripts = { environment: string; guard: string; page: string; lists: string }

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
  const [environment, page, lists] = await Promise.all([
    bundle('environment', { appToken: userAgentToken }),
    bundle('page', { deepLinkScheme }),
    bundle('lists', {}),
  ])
  const guard = await bundle('guard', { basePath, otherScripts: [environment, page] })
  return { environment, guard, page, lists }
}
