import path from 'node:path'

import { build } from 'esbuild'

import { targets } from '#tools/shared/bundling/supported-browsers.ts'

/** Bundles a test module with its dynamic imports for a browser; scripts by path. */
export async function bundleForBrowser(file: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: '/',
    charset: 'utf8',
    target: [...targets],
  })
  return new Map(outputFiles.map((output) => [`/${path.basename(output.path)}`, output.text]))
}
