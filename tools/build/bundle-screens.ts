import path from 'node:path'

import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

import { screenFolders, type ScreenFolder } from '#site/screens/screen-paths.ts'

import { targets } from '../shared/bundling/oldest-browsers.ts'

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
  loads: Record<string, readonly string[]>
  /** For each folder, all tokens in its own scripts that may be classes, elements or attributes. */
  candidates: Record<string, string[]>
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

/** The shared chunks. A screen loads at most five scripts, and no shared chunk contains code for one screen only. */
const groups = [
  {
    name: 'react',
    test: /rolldown[:/]runtime|node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/,
    priority: 4,
  },
  { name: 'shapes', test: /node_modules[\\/]zod[\\/]|[\\/]schemas[\\/]/, priority: 3 },
  // Without its dependencies, which most screens need.
  {
    name: 'examples',
    test: /[\\/](?:diagnostics-panel\.tsx|use-calendar\.ts|document-types\.ts)$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', test: /[\\/](?:site|blocks|api-client|domain|content-layer)[\\/]/, minShareCount: 2, priority: 1 },
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

/** Returns all tokens in scripts that may be classes, elements or attributes. */
function candidatesIn(scripts: readonly string[]): string[] {
  return [...new Set(scripts.flatMap((code) => code.split(/[\s"'`]+|\$\{|\}/)))].sort()
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
        output: {
          entryFileNames: `${scriptsFolder}/[name].[hash].js`,
          chunkFileNames: `${scriptsFolder}/[name].[hash].js`,
          codeSplitting: { groups },
        },
      },
    },
  })
  const chunks = chunksOf(result)
  const codes = new Map(chunks.map(({ fileName, code }) => [fileName, code]))
  const shapes = chunks.filter(({ name }) => name === 'shapes').map(({ fileName }) => fileName)
  const loads = chunks
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName, imports, dynamicImports }) => {
      // Response schemas are dynamic imports that every screen with calls needs at once.
      const needed = dynamicImports.filter((file) => shapes.includes(file))
      return [name, [...new Set([fileName, ...imports, ...needed])]] as const
    })
  const react = chunks.find(({ name }) => name === 'react')?.fileName
  const ownCodes = (files: readonly string[]) =>
    files.filter((file) => file !== react).map((file) => codes.get(file) ?? '')
  return {
    scripts: Object.fromEntries(codes),
    loads: Object.fromEntries(loads),
    candidates: Object.fromEntries(loads.map(([name, files]) => [name, candidatesIn(ownCodes(files))])),
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
