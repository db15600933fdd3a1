import path from 'node:path'

import { build } from 'esbuild'

/** The file of the preview's script, at the root of the site. */
export const previewScript = '_preview.js'

type Options = {
  /** The app's product token in user agents. */
  appToken: string
  /** The paths of all pages, with the path that the site is published under. */
  addresses: readonly string[]
}

/** Bundles what previews lay over every page: the chosen moment, device and scenario, and the bar that chooses them. */
export async function bundlePreview({ appToken, addresses }: Options): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'preview.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target: ['ios16.4', 'chrome100'],
    define: { appToken: JSON.stringify(appToken), addresses: JSON.stringify(addresses) },
  })
  return outputFiles[0]?.text ?? ''
}
