import path from 'node:path'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { pageScriptFiles, type PageScripts } from '#site/page-script/page-scripts.ts'
import { bundleScript } from './bundle-script.ts'

const sources = path.resolve(import.meta.dirname, '..', '..', '..', 'site', 'page-script')

/** Values inlined into the scripts at build time. */
export type ScriptSettings = Pick<Provider, 'userAgentToken' | 'deepLinkScheme'>

/** Bundles each script from its file. */
export async function bundlePageScripts({ userAgentToken, deepLinkScheme }: ScriptSettings): Promise<PageScripts> {
  const valuesByScript: Partial<Record<string, Readonly<Record<string, string>>>> = {
    environment: { appToken: userAgentToken },
    page: { deepLinkScheme },
  }
  const scripts = await Promise.all(
    Object.entries(pageScriptFiles).map(
      async ([name, file]) => [name, await bundleScript(path.join(sources, file), valuesByScript[name] ?? {})] as const,
    ),
  )
  return Object.fromEntries(scripts) as PageScripts
}
