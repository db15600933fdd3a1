import path from 'node:path'

import { build } from 'esbuild'

import type { Provider } from '../content-layer/documents.ts'

/** The oldest browsers that the scripts are written for. */
export const targets = ['ios15', 'chrome100']

async function bundle(name: 'head' | 'page', define: Record<string, string>): Promise<string> {
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

/** The two scripts of a page as text: one that must run before the first paint, one for the page's behaviour. */
export async function bundlePageScripts({ userAgentToken, deepLinkScheme }: Pick<Provider, 'userAgentToken' | 'deepLinkScheme'>) {
  const [head, page] = await Promise.all([bundle('head', { appToken: userAgentToken }), bundle('page', { deepLinkScheme })])
  return { head, page }
}
