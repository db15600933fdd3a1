import { realpathSync } from 'node:fs'
import path from 'node:path'

import { build, normalizePath, type InlineConfig, type Plugin, type Rolldown } from 'vite'

import type { ScriptTokens } from '#site/render/selector-tokens.ts'
import { screenFolders, type ScreenFolder } from '#site/screens/screen-paths.ts'

import { targets } from '../shared/bundling/oldest-browsers.ts'
import { findScriptTokens } from '../styles/script-tokens.ts'

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

const virtual = 'screen:'

/** The entry module of each screen: hydrates its islands. */
const entries: Plugin = {
  name: 'screen-entries',
  resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${virtual}`)
      ? `import { islands } from '#site/screens/${id.slice(virtual.length + 1)}/islands.ts'
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
 * Returns a test for the modules at these files and folders of the project.
 * @throws Error that names a path if it does not exist, so that no group loses a renamed file unnoticed
 */
function modulesAt(...paths: readonly string[]): (id: string) => boolean {
  const existing = paths.map((name) => normalizePath(realpathSync(path.join(root, name))))
  return (id) => existing.some((name) => id === name || id.startsWith(`${name}/`))
}

const isZod = /node_modules[\\/]zod[\\/]/
const isResponseSchema = modulesAt('schemas/api', 'schemas/no-code-generation.ts')
const isAction = modulesAt('site/shared/stage', 'site/shared/actions')
const isActionButton = modulesAt('site/shared/actions/action-button.tsx')

const reactChunk = 'react'
const schemasChunk = 'schemas'

/** The shared chunks. None contains code for one screen only; a screen also loads the bundler's 0.4 kB. */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: reactChunk,
    test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/,
    priority: 4,
  },
  // Without their dependencies, such as enumerations: screens need those before a response arrives.
  {
    name: schemasChunk,
    test: (id) => isZod.test(id) || isResponseSchema(id),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // What only the screens below /examples/ share, without its dependencies, which most screens need. Other screens import
  // only types from document-types.ts.
  {
    name: 'examples',
    test: modulesAt(
      'site/shared/page/diagnostics-panel.tsx',
      'site/shared/queries/use-calendar.ts',
      'content-layer/documents/document-types.ts',
    ),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Only entering and inviting need it. Without its dependencies, which most screens need.
  {
    name: 'actions',
    test: (id) => isAction(id) && !isActionButton(id),
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    test: /[\\/](?:site|blocks|api-client|domain|content-layer|schemas)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
]

/** Hides the warnings about "use client", which only Next in development needs. */
function onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, write: Rolldown.LogOrStringHandler): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log)
}

function chunksOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
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
        input: Object.fromEntries(folders.map((folder) => [folder, `${virtual}${folder}`])),
        transform: { target: [...targets], assumptions: { setPublicClassFields: true } },
        onLog,
        // No getter of the site or a library has an effect.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: `${scriptsFolder}/[name].[hash].js`,
          chunkFileNames: `${scriptsFolder}/[name].[hash].js`,
          codeSplitting: { groups },
        },
      },
    },
  })
  const chunks = chunksOf(result)
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
  const [renderer] = chunksOf(result)
  return renderer?.code ?? ''
}

/** Bundles the browser scripts of the screens and the module that renders their pages. */
export async function bundleScreens(settings: ScreenSettings): Promise<ScreenBundle> {
  const [scripts, renderer] = await Promise.all([bundleScripts(settings), bundleRenderer(settings)])
  return { ...scripts, renderer }
}
