// Plain JavaScript, because TypeScript can be loaded only once this has run.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { isRunning } from '../processes/process-state.mjs'

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../../..')

/**
 * Folder of the commands, each with its bundles in folders named by a hash of their inputs. Empty files next to a
 * bundle's files are named by the ids of processes that use it.
 */
const commands = path.join(root, '.cache', 'commands')

/** Minimum age of a removed bundle, in milliseconds: a process may be about to register as its user. */
const shortestLife = 60_000

/** Packages that only compute. From a bundle their hundreds of files load in half the time. */
const bundledPackages =
  /^(?:@noble\/hashes|cookie|csv-parse|diff|fastest-levenshtein|loglevel|p-map|parse5|remark-[a-z-]+|saxes|tinyglobby|unified|uqr|vfile-message|yaml|zod)(?:\/|$)/

/** The inputs of every bundle other than source files: packages, the compiler's settings, and this file. */
const surroundings = [
  'package-lock.json',
  'tsconfig.json',
  'package.json',
  'tools/shared/bundling/import-typescript.mjs',
]

/** @type {Record<string, import('esbuild').Loader>} */
const loaders = { '.tsx': 'tsx', '.mjs': 'js' }

/** Marks packages as external, except those that only compute. @type {import('esbuild').Plugin} */
const choosePackages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, ({ path: name, importer, kind }) => {
      const isOurs = kind !== 'entry-point' && !importer.includes('node_modules')
      return isOurs && !bundledPackages.test(name) ? { path: name, external: true } : undefined
    })
  },
}

// As patterns, because strings would be replaced where commands bundle this file, too.
const [dirname, filename] = [/import\.meta\.dirname/g, /import\.meta\.filename/g]

/**
 * Preserves each file's `import.meta.dirname` and `import.meta.filename` as in the source, regardless of the bundle's
 * location.
 * @type {import('esbuild').Plugin}
 */
const filePathPlugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|mjs)$/ }, ({ path: file }) => {
      if (file.includes('node_modules')) return undefined
      const contents = readFileSync(file, 'utf8')
        .replaceAll(dirname, () => JSON.stringify(path.dirname(file)))
        .replaceAll(filename, () => JSON.stringify(file))
      return { contents, loader: loaders[path.extname(file)] ?? 'ts' }
    })
  },
}

/**
 * Returns the folder of a command's bundle for the current state of these files. A missing file counts as empty.
 * @param {string} name
 * @param {readonly string[]} inputs relative to the project's folder
 */
function getBundleFolder(name, inputs) {
  const hash = createHash('sha256').update(root)
  for (const input of [...surroundings, ...inputs]) {
    const file = path.join(root, input)
    const contents = existsSync(file) ? readFileSync(file) : ''
    hash.update(`\0${input}\0${contents.length}\0`).update(contents)
  }
  return path.join(commands, name, hash.digest('hex').slice(0, 16))
}

/** @param {string} name */
function getRecordFile(name) {
  return path.join(commands, name, 'last-bundle.json')
}

/**
 * The inputs of a bundle's last build, and the hash of each of its files by name.
 * @typedef {{ inputs: string[], files: Record<string, string> }} BundleRecord
 */

/** @param {string} name @returns {BundleRecord | undefined} */
function readBundleRecord(name) {
  try {
    const record = JSON.parse(readFileSync(getRecordFile(name), 'utf8'))
    return Array.isArray(record.inputs) && typeof record.files === 'object' ? record : undefined
  } catch {
    return undefined
  }
}

/** @param {string | Uint8Array} contents */
function computeHash(contents) {
  return createHash('sha256').update(contents).digest('hex')
}

/** Returns whether a bundle is complete and undamaged. @param {string} folder @param {BundleRecord['files']} files */
function isIntact(folder, files) {
  return Object.entries(files).every(([name, hash]) => {
    const file = path.join(folder, name)
    return existsSync(file) && computeHash(readFileSync(file)) === hash
  })
}

/**
 * Writes a file, or a folder of files, atomically: readers see either all of it or nothing.
 * @param {string} target
 * @param {(draft: string) => void} write
 */
function writeAtomically(target, write) {
  const draft = `${target}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  write(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process has written the same bundle first.
    if (!existsSync(target)) throw error
  }
}

/**
 * Bundles a command into the folder for its inputs, and returns that folder.
 * @param {string} file
 * @param {string} name
 */
async function makeBundle(file, name) {
  const { build, stop } = await import('esbuild')
  const outdir = path.join(commands, name)
  const { outputFiles, metafile } = await build({
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
    // Screens are compiled with their own settings (`site/tsconfig.json`).
    tsconfig: path.join(root, 'tsconfig.json'),
    jsx: 'automatic',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    // Packages that are not ES modules require Node's built-in modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [choosePackages, filePathPlugin],
    logLevel: 'error',
  })
  await stop()
  // The lockfile represents packages.
  const inputs = Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules'))
  const folder = getBundleFolder(name, inputs)
  const files = Object.fromEntries(
    outputFiles.map((output) => [path.relative(outdir, output.path), computeHash(output.contents)]),
  )
  /** @type {BundleRecord} */
  const record = { inputs, files }
  mkdirSync(outdir, { recursive: true })
  // A damaged bundle would prevent renaming; an intact one, or one that appears now, is in use by another process.
  if (existsSync(folder) && !isIntact(folder, files)) rmSync(folder, { recursive: true, force: true })
  writeAtomically(folder, (draft) => {
    for (const { path: output, contents } of outputFiles) {
      const target = path.join(draft, path.relative(outdir, output))
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, contents)
    }
  })
  writeAtomically(getRecordFile(name), (draft) => writeFileSync(draft, JSON.stringify(record)))
  return folder
}

/** Lists the names in a folder; empty if another process has removed it meanwhile. @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Removes outdated bundles that no running process uses.
 * @param {string} name
 * @param {string} current
 */
function removeOutdated(name, current) {
  for (const entry of namesIn(path.join(commands, name))) {
    const folder = path.join(commands, name, entry)
    if (folder === current || folder === getRecordFile(name)) continue
    const isUsed = namesIn(folder).some((user) => /^\d+$/.test(user) && isRunning(Number(user)))
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (!isUsed && Date.now() - changedAt > shortestLife) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Bundles a TypeScript file, given by its path from the project's folder, unless an undamaged bundle of the current
 * inputs exists. Returns the bundle's file, which this process and its threads can import.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function bundleTypeScript(file) {
  const name = file.replace(/\.\w+$/, '').replaceAll(/[^\w-]+/g, '-')
  const record = readBundleRecord(name)
  const cachedFolder = record && getBundleFolder(name, record.inputs)
  const folder = cachedFolder && isIntact(cachedFolder, record.files) ? cachedFolder : await makeBundle(file, name)
  const user = path.join(folder, String(process.pid))
  writeFileSync(user, '')
  process.on('exit', () => rmSync(user, { force: true }))
  if (folder !== cachedFolder) removeOutdated(name, folder)
  process.setSourceMapsEnabled(true)
  return pathToFileURL(path.join(folder, 'entry.mjs')).href
}

/**
 * Imports a TypeScript file, given by its path from the project's folder. Its bundle loads in a third of the time of
 * its separate files, and outdated bundles are never used.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function importTypeScript(file) {
  return import(await bundleTypeScript(file))
}
