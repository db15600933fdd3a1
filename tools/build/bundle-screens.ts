// Bundles the screens with Vite: a script for each folder of screens, which hydrates the islands of its pages, the chunks
// that screens share, and the module that renders the pages in Node.
import path from 'node:path'

import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

import type { ScriptTokens } from '#site/render/selector-tokens.ts'
import { screenFolders, type ScreenFolder } from '#site/screens/screen-paths.ts'

import { targets } from '../shared/bundling/supported-browsers.ts'
import { findScriptTokens } from '../styles/script-tokens.ts'
import { reactChunk, schemasChunk, screenChunks } from './screen-chunks.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Folder of the published scripts. Their names change with their content. */
export const scriptsFolder = 'scripts'

/** Values inlined into the code of screens. */
export type ScreenSettings = {
  /** The path that the site is published under. */
  basePath: string
  /** The origin of API calls; empty if it is the site's own. */
  apiOrigin: string
  /** Minimum log level; empty for the default (D18). */
  logLevel: string
  /** Whether the page responds to its own calls. */
  isPreview: boolean
}

/** The code of all screens. */
export type ScreenBundle = {
  /** The published scripts, by file. */
  scripts: Record<string, string>
  /** For each folder of screens, the scripts that its pages load at once, the entry script first. */
  initialScripts: Record<string, readonly string[]>
  /** For each folder, what its own scripts may add to its pages. */
  tokens: Record<string, ScriptTokens>
  /** A module that renders the screens in Node, `site/render/render-screen.tsx`, built by the same compiler. */
  renderer: string
}

/** Prefix of the ids of entry modules, which exist only in the bundler; the folder of screens follows. */
const entryPrefix = 'screen:'

/** The entry module of each screen: hydrates its islands. */
const entries: Plugin = {
  name: 'screen-entries',
  resolveId: (id) => (id.startsWith(entryPrefix) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${entryPrefix}`)
      ? `import { islands } from '#site/screens/${id.slice(entryPrefix.length + 1)}/islands.ts'
         import { hydrateIslands } from '#site/shared/islands/hydrate-islands.tsx'
         hydrateIslands(islands)`
      : undefined,
}

/** Removes Vite's wait for the style sheets of dynamic imports, because screens have none. */
const nothingToWaitFor: Plugin = {
  name: 'nothing-to-wait-for',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
}

function commonConfig({ basePath, apiOrigin, logLevel, isPreview }: ScreenSettings): InlineConfig {
  const values = {
    NODE_ENV: 'production',
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_API_ORIGIN: apiOrigin,
    NEXT_PUBLIC_LOG_LEVEL: logLevel,
    NEXT_PUBLIC_PREVIEW: isPreview ? '1' : '',
  }
  return {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    // This JSX runtime divides the texts of screens into phrases (`site/tsconfig.json`), including those of blocks.
    oxc: { jsx: { runtime: 'automatic', importSource: '#phrases' } },
  }
}

/**
 * The oldest browsers, for the compiler, which replaces class fields for Safari before 16.0, although Safari 15.0 has them;
 * the chunk of React and TanStack Query would be 1 % larger. Syntax that is too new fails `tests/builds`.
 */
const syntaxTargets = targets.map((target) => target.replace(/^(ios|safari)15\..*/, '$116.0'))

/** Hides the warnings about "use client", which only Next in development needs. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, write: Rolldown.LogOrStringHandler): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log)
}

function listChunks(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('Vite has written nothing')
  return first.output.filter((file) => file.type === 'chunk')
}

/** Returns the scripts that an entry loads at once, its own first; with the schemas of responses, if it needs them. */
function listInitialScripts(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const loaded = new Set([entry.fileName])
  // A set visits what is added to it meanwhile.
  for (const file of loaded)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) loaded.add(imported)
  for (const { name, fileName } of chunks)
    if (name === schemasChunk && entry.dynamicImports.includes(fileName)) loaded.add(fileName)
  return [...loaded]
}

async function bundleScripts(settings: ScreenSettings): Promise<Omit<ScreenBundle, 'renderer'>> {
  const folders = [...new Set<ScreenFolder>(Object.values(screenFolders))]
  const result = await build({
    ...commonConfig(settings),
    base: `${settings.basePath}/`,
    plugins: [entries, nothingToWaitFor],
    build: {
      write: false,
      modulePreload: false,
      // `transform` below lowers the syntax.
      target: 'esnext',
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(folders.map((folder) => [folder, `${entryPrefix}${folder}`])),
        transform: { target: syntaxTargets },
        onLog,
        // No getter of the site or a library has an effect.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: `${scriptsFolder}/[name].[hash].js`,
          chunkFileNames: `${scriptsFolder}/[name].[hash].js`,
          codeSplitting: { groups: screenChunks },
        },
      },
    },
  })
  const chunks = listChunks(result)
  const initialScripts = chunks
    .filter(({ isEntry }) => isEntry)
    .map((entry) => [entry.name, listInitialScripts(entry, chunks)] as const)
  // React and zod bring no elements of their own.
  const siteChunks = chunks.filter(({ name }) => name !== reactChunk && name !== schemasChunk)
  const siteCode = (files: readonly string[]) =>
    siteChunks.filter(({ fileName }) => files.includes(fileName)).map(({ code }) => code)
  return {
    scripts: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    initialScripts: Object.fromEntries(initialScripts),
    tokens: Object.fromEntries(initialScripts.map(([name, files]) => [name, findScriptTokens(siteCode(files))])),
  }
}

async function bundleRenderer(settings: ScreenSettings): Promise<string> {
  const result = await build({
    ...commonConfig(settings),
    build: {
      write: false,
      ssr: path.join(root, 'site', 'render', 'render-screen.tsx'),
      rolldownOptions: { onLog, output: { codeSplitting: false } },
    },
  })
  const [renderer] = listChunks(result)
  return renderer?.code ?? ''
}

/** Bundles the browser scripts of the screens and the module that renders their pages. */
export async function bundleScreens(settings: ScreenSettings): Promise<ScreenBundle> {
  const [scripts, renderer] = await Promise.all([bundleScripts(settings), bundleRenderer(settings)])
  return { ...scripts, renderer }
}
