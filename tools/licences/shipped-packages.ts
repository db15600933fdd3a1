import { build } from 'esbuild'
import { glob } from 'tinyglobby'

import { leaveOutGenerated } from '../build/code-files.ts'

/** Packages sent to browsers that neither screens nor page scripts import: the folder of each, and the reason. */
const bundledBesides: Readonly<Record<string, string>> = {
  'node_modules/tailwindcss': 'begins every style sheet',
}

/** Returns the entry modules of the scripts for browsers. */
async function clientModules(root: string): Promise<string[]> {
  const patterns = ['site/shared/islands/hydrate-islands.tsx', 'site/screens/*/islands.ts', 'site/page-script/*.ts']
  return (await glob([...patterns, '!**/*.test.ts'], { cwd: root })).sort()
}

/**
 * Returns the folders, relative to the project, of all packages with code or styles in published pages: those
 * imported in a browser by screens and page scripts, resolved like a bundler does, and those of the style sheet.
 */
export async function shippedPackages(root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: await clientModules(root),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'not-written',
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty' },
    plugins: [leaveOutGenerated],
    logLevel: 'error',
  })
  const sent = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  const folders = sent.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])
  return [...new Set([...folders, ...Object.keys(bundledBesides)])].sort()
}
