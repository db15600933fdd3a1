import path from 'node:path'

import { build } from 'esbuild'

import type { Provider } from '../content-layer/documents.ts'

/** The oldest browsers that the page scripts support. */
export const targets = ['ios15', 'chrome100']

/**
 * The scripts of a page, as text: `environment` runs before first paint, `guard` before Next's runtime, `page` is the
 * page's behaviour, and `lists` what pages with lists of campaigns do besides.
 */
export type PageScripts = { environment: string; guard: string; page: string; lists: string }

async function bundle(name: keyof PageScripts, define: Record<string, string | readonly string[]>): Promise<string> {
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target: targets,
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
  })
  return (result.outputFiles[0]?.text ?? '').trim()
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
