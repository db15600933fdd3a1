import path from 'node:path'

import type { Provider } from '#content-layer/documents/document-types.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import { bundleScript } from './bundle-script.ts'

const sources = path.resolve(import.meta.dirname, '..', '..', '..', 'site', 'page-script')

/** Values inlined into the scripts at build time. */
export type ScriptSettings = Pick<Provider, 'userAgentToken' | 'deepLinkScheme'>

/** Bundles each script from the file of its name, such as `early-guard.ts` for `earlyGuard`; `periods` from `watch-periods.ts`. */
export async function bundlePageScripts({ userAgentToken, deepLinkScheme }: ScriptSettings): Promise<PageScripts> {
  const bundle = (file: string, define: Parameters<typeof bundleScript>[1] = {}) =>
    bundleScript(path.join(sources, `${file}.ts`), define)
  const [
    environment,
    periods,
    terms,
    earlyGuard,
    preload,
    ownCode,
    page,
    offerLists,
    offers,
    estimate,
    dialogs,
    notFound,
  ] = await Promise.all([
    bundle('environment', { appToken: userAgentToken }),
    bundle('watch-periods'),
    bundle('terms'),
    bundle('early-guard'),
    bundle('preload'),
    bundle('own-code'),
    bundle('page', { deepLinkScheme }),
    bundle('offer-lists'),
    bundle('offers'),
    bundle('estimate'),
    bundle('dialogs'),
    bundle('not-found'),
  ])
  return {
    environment,
    periods,
    terms,
    earlyGuard,
    preload,
    ownCode,
    page,
    offerLists,
    offers,
    estimate,
    dialogs,
    notFound,
  }
}
