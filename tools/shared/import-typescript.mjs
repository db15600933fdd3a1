// Plain JavaScript, because TypeScript can be loaded only once this has run.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { isRunning } from './processes.mjs'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..', '..')

/** Each running process has a folder of its own here, named by its id. */
const bundles = path.join(root, '.cache', 'commands')

/** Removes the folders of processes that were killed before they could. */
function removeLeftovers() {
  for (const name of readdirSync(bundles))
    if (!isRunning(Number(name))) rmSync(path.join(bundles, name), { recursive: true, force: true })
}

/** @type {Record<string, import('esbuild').Loader>} */
const loaders = { '.tsx': 'tsx', '.mjs': 'js' }

/**
 * Keeps each file's `import.meta.dirname` and `import.meta.filename` as in the source, wherever the bundle is.
 * @type {import('esbuild').Plugin}
 */
const keepFilePaths = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|mjs)$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.filename', JSON.stringify(file))
      return { contents, loader: loaders[path.extname(file)] ?? 'ts' }
    })
  },
}

/**
 * Bundles a TypeScript file of this project, by its path from the project's folder, with packages external. Returns the
 * bundle's file, which this process and its threads can import, and which goes with the process.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function bundleTypeScript(file) {
  const { build, stop } = await import('esbuild')
  const own = path.join(bundles, String(process.pid))
  const outdir = path.join(own, path.basename(file, path.extname(file)))
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    entryNames: 'entry',
    bundle: true,
    write: false,
    outdir,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // Screens are compiled by their own (`site/tsconfig.json`).
    tsconfig: path.join(root, 'tsconfig.json'),
    jsx: 'automatic',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [keepFilePaths],
    logLevel: 'error',
  })
  await stop()
  mkdirSync(outdir, { recursive: true })
  removeLeftovers()
  for (const { path: name, contents } of outputFiles) writeFileSync(name, contents)
  process.on('exit', () => rmSync(own, { recursive: true, force: true }))
  process.setSourceMapsEnabled(true)
  return pathToFileURL(path.join(outdir, 'entry.mjs')).href
}

/**
 * Imports a TypeScript file of this project, by its path from the project's folder. It is bundled each time: that takes
 * less than half the time of loading file after file, and nothing can be stale.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function importTypeScript(file) {
  return import(await bundleTypeScript(file))
}
