import path from 'node:path'

import { build } from 'esbuild'

import { bundlePageScripts, targets } from '#site/page-script/bundle.ts'

import type { PageData } from './page-data.ts'

/** The scripts of a peer's page: the same jobs as ours, made from the same sources. */
export async function bundlePeerScripts({ provider }: PageData): Promise<{ headScript: string; pageScript: string }> {
  const [{ page }, { outputFiles }] = await Promise.all([
    bundlePageScripts({ ...provider, basePath: '' }),
    build({
      entryPoints: [path.join(import.meta.dirname, 'peer-head.ts')],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: targets,
      define: { appToken: JSON.stringify(provider.userAgentToken) },
    }),
  ])
  return { headScript: outputFiles.map(({ text }) => text.trim()).join(''), pageScript: page }
}
