// Plain JavaScript, because TypeScript is only known after it.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { isThere } from './processes.mjs'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..', '..')

/** Each process has a folder of its own here, by its id, as long as it runs. */
const bundles = path.join(root, '.cache', 'commands')

/** What processes left that were ended before they could take it away. */
function removeLeftovers() {
  for (const name of readdirSync(bundles))
    if (!isThere(Number(name))) rmSync(path.join(bundles, name), { recursive: true, force: true })
}

/** A file's own place stays what it is in the source, wherever the bundle lies. @type {import('esbuild').Plugin} */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.filename', JSON.stringify(file))
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/**
 * Imports a TypeScript file of this project, by its path from the project's folder. It is bundled anew each time, with
 * packages
 * left where they are: that takes less than half of the time that loading file after file does, and nothing can be out
 * of date.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function importTypeScript(file) {
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
    jsx: 'automatic',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [ownPlaces],
    logLevel: 'error',
  })
  await stop()
  mkdirSync(outdir, { recursive: true })
  removeLeftovers()
  for (const { path: name, contents } of outputFiles) writeFileSync(name, contents)
  process.on('exit', () => rmSync(own, { recursive: true, force: true }))
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(path.join(outdir, 'entry.mjs')).href)
}
