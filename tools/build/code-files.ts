import { existsSync } from 'node:fs'
import path from 'node:path'

import { build, type Metafile, type Plugin } from 'esbuild'
import { glob } from 'tinyglobby'

import { computeHash } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { settings } from '../shared/settings/settings.ts'

/** The files that produce a result, as paths from the project's folder, and the settings, each with its hash. */
export type CodeFiles = Readonly<Record<string, string>>

/** Entry modules of a result, and the files that it reads as text. */
type ResultSources = { modules: readonly string[]; texts: readonly string[] }

const tests = ['**/*.test.{ts,tsx}', '**/*test-cases.ts', '**/test-support.ts']

/** The sources of the style sheet: it contains the classes that occur in these files. */
const styleSources = ['blocks/**/*.{tsx,css}', 'site/**/*.{tsx,css}', '!site/{.next,.generated,out,public}/**']

const resultSources = {
  styles: { modules: ['tools/styles/compile-styles.ts'], texts: styleSources },
  pages: { modules: ['tools/build/make-content-pages.ts', 'tools/styles/create-style-sheet.ts'], texts: [] },
  screens: {
    modules: [
      'tools/build/make-screen-pages.ts',
      'tools/styles/create-style-sheet.ts',
      'tools/build/bundle-screens.ts',
      'site/render/render-screen.tsx',
      'site/shared/islands/hydrate-islands.tsx',
    ],
    texts: [],
  },
  /** All that a build does, checking included, and the files that it publishes as they are. */
  build: {
    modules: [
      'tools/commands/build.ts',
      'tools/preview/preview.ts',
      'editor/main.ts',
      'site/page-script/**/*.ts',
      'tools/images/picture-child.ts',
      'tools/content/campaign-worker.ts',
    ],
    texts: ['site/public/**', '!site/public/{content,media}/**', 'editor/editor.css'],
  },
} satisfies Record<string, ResultSources>

/** The files that produce each result of a build. */
export type BuildCode = Record<keyof typeof resultSources, CodeFiles>

/** Generated modules count by their sources. */
export const leaveOutGenerated: Plugin = {
  name: 'leave-out-generated',
  setup: (build) => {
    build.onResolve({ filter: /\/\.generated\// }, ({ path: file }) => ({ path: file, external: true }))
  },
}

/** Returns the imports of each file reached from the entry points, without packages. */
async function readImports(root: string, entryPoints: readonly string[]): Promise<Metafile['inputs']> {
  if (entryPoints.length === 0) return {}
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'not-written',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    splitting: true,
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty' },
    plugins: [leaveOutGenerated],
    logLevel: 'error',
  })
  return metafile.inputs
}

/** Returns these files and everything that they import, recursively. */
function withImports(files: readonly string[], imports: Metafile['inputs']): Set<string> {
  const imported = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (imported.has(file)) continue
    imported.add(file)
    for (const { path: imported, external } of imports[file]?.imports ?? []) if (external !== true) open.push(imported)
  }
  return imported
}

async function findFiles(root: string, patterns: readonly string[]): Promise<string[]> {
  return glob([...patterns], {
    cwd: root,
    dot: true,
    followSymbolicLinks: false,
    ignore: tests,
    expandDirectories: false,
  })
}

/** Returns the fields of package.json that affect results. Its dependencies are left out: the lockfile covers them. */
function readPackage(root: string): string {
  const file = path.join(root, 'package.json')
  if (!existsSync(file)) return ''
  const { type, imports, browserslist } = JSON.parse(readPlainFile(file).toString()) as Record<string, unknown>
  return JSON.stringify([type, imports, browserslist])
}

/** Returns the settings that are built into pages. Other environment variables have no effect on them. */
function publicSettings(): string {
  const names = Object.keys(settings).filter((name) => name.startsWith('NEXT_PUBLIC_'))
  return JSON.stringify(names.map((name) => [name, process.env[name] ?? '']))
}

/** Inputs of every result: the libraries, and the environment variables that are inlined into pages. */
function readGlobalInputs(root: string): CodeFiles {
  const lockfile = path.join(root, 'package-lock.json')
  return {
    'the version of Node.js': process.versions.node,
    'the settings NEXT_PUBLIC_…': computeHash(publicSettings()),
    'package.json': computeHash(readPackage(root)),
    ...(existsSync(lockfile) && { 'package-lock.json': computeHash(readPlainFile(lockfile)) }),
  }
}

/**
 * Returns the code of the project in `root` for each result: the entry modules and everything that they import. Edits
 * of other files, such as the messages of a command, change nothing here.
 * @throws Error if a file cannot be parsed or an import does not resolve
 */
export async function readBuildCode(root: string): Promise<BuildCode> {
  const kinds = Object.keys(resultSources) as (keyof typeof resultSources)[]
  const modules = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await findFiles(root, resultSources[kind].modules)] as const)),
  )
  const imports = await readImports(root, [...new Set([...modules.values()].flat())])
  const surroundings = readGlobalInputs(root)
  const hashes = new Map<string, string>()
  const hashed = (file: string): string => {
    const hash = hashes.get(file) ?? computeHash(readPlainFile(path.join(root, file)))
    hashes.set(file, hash)
    return hash
  }
  const collectCode = async (kind: keyof typeof resultSources): Promise<CodeFiles> => {
    const texts = await findFiles(root, resultSources[kind].texts)
    const files = new Set([...withImports(modules.get(kind) ?? [], imports), ...texts])
    return { ...surroundings, ...Object.fromEntries([...files].sort().map((file) => [file, hashed(file)])) }
  }
  const collected = await Promise.all(kinds.map(async (kind) => [kind, await collectCode(kind)] as const))
  // It has an entry for each kind.
  return Object.fromEntries(collected) as BuildCode
}

/** Computes the fingerprint of files: of their names and hashes. */
export function computeCodeVersion(files: CodeFiles): string {
  return computeHash(JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))))
}
