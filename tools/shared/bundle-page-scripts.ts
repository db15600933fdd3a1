import path from 'node:path'

import type { Provider } from '#content-layer/documents/documents.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import { bundleScript } from './bundle-script.ts'

const sources = path.resolve(import.meta.dirname, '..', '..', 'site', 'page-script')

/** Where a file has another name than its script. */
const fileOf: Partial<Record<keyof PageScripts, string>> = { firstReads: 'first-reads' }

function bundle(name: keyof PageScripts, define: Parameters<typeof bundleScript>[1]): Promise<string> {
  return bundleScript(path.join(sources, `${fileOf[name] ?? name}.ts`), define)
}

/** Values inlined into the scripts at build time. */
export type ScriptSettings = Pick<Provider, 'userAgentToken' | 'deepLinkScheme'>

export async function bundlePageScripts({ userAgentToken, deepLinkScheme }: ScriptSettings): Promise<PageScripts> {
  const [environment, guard, firstReads, page, lists, offers, estimate, lost] = await Promise.all([
    bundle('environment', { appToken: userAgentToken }),
    bundle('guard', {}),
    bundle('firstReads', {}),
    bundle('page', { deepLinkScheme }),
    bundle('lists', {}),
    bundle('offers', {}),
    bundle('estimate', {}),
    bundle('lost', {}),
  ])
  return { environment, guard, firstReads, page, lists, offers, estimate, lost }
}
