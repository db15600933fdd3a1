import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type * as renderer from '#site/render/render-screen.tsx'
import { parseHtml } from '#site/render/html.ts'
import { postprocessDocument } from '#site/render/postprocess-document.ts'
import type { ScriptTokens } from '#site/render/selector-tokens.ts'
import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'
import { recordReads, type PartName } from '#site/documents/content-parts.ts'
import { injectPreview } from '../preview/overlay-preview.ts'
import { computeHash } from '../shared/files/hash.ts'
import { once } from '../shared/once.ts'
import { listClasses } from '../styles/used-css.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { computeCodeVersion } from './code-files.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'
import { makePages } from './make-pages.ts'
import type { RenderedFile, RenderTask } from './render-file.ts'
import { publishText } from './publish-text.ts'
import { getTransferSize } from './text-store.ts'

/** Returns the code of the screens. The bundler is loaded only when something that it reads has changed. */
async function readBundle(
  { code, basePath, apiOrigin, logLevel, preview, bundleScreens }: MakeSiteOptions,
  { store }: Build,
): Promise<ScreenBundle> {
  const settings = { basePath, apiOrigin, logLevel, isPreview: preview !== undefined }
  const version = computeHash(JSON.stringify([code.screens, settings]))
  const rendered = await store.get(`${version}-screens.json`, async () => {
    const bundle = bundleScreens ?? (await import('./bundle-screens.ts')).bundleScreens
    return Buffer.from(JSON.stringify(await bundle(settings)))
  })
  return JSON.parse(rendered.toString()) as ScreenBundle
}

/** Loads what renders the screens. */
async function loadRenderer(code: string, cacheFolder: string): Promise<typeof renderer> {
  const folder = path.join(cacheFolder, 'renderer')
  const file = path.join(folder, `${computeHash(code)}.mjs`)
  if (!existsSync(file)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, code)
  }
  return (await import(pathToFileURL(file).href)) as typeof renderer
}

/** Returns the script in the head of a screen's page, including those that `withoutUnneeded` removes again. */
function createHeadScript(folder: string, { scripts }: MakeSiteOptions): string {
  return [
    scripts.environment,
    scripts.periods,
    scripts.terms,
    scripts.earlyGuard,
    scripts.page,
    // The entry screen estimates points, as campaign pages do.
    ...(folder === 'entry' ? [scripts.estimate] : []),
  ].join('')
}

/** Returns the script that sends the first reads; empty in a preview, which answers its calls once its scripts have loaded. */
function createPreloadScript(folder: string, { scripts, preview }: MakeSiteOptions): string {
  if (preview) return ''
  return folder === 'invitation' ? scripts.preload + scripts.ownCode : scripts.preload
}

/** Removes the scripts for markup that a screen does not have. Its islands show periods of responses. */
function withoutUnneeded(html: string, { periods, terms }: MakeSiteOptions['scripts']): string {
  const withPeriods = html.includes(' data-period="') ? html : html.replace(periods, '')
  return /<details| data-back=/.test(html) ? withPeriods : withPeriods.replace(terms, '')
}

/** Returns the tokens of a screen's scripts that the style sheet may mention; classes are unescaped. */
function listStyledTokens(tokens: ScriptTokens, css: string, classes: ReadonlySet<string>): ScriptTokens {
  return {
    classes: tokens.classes.filter((name) => classes.has(name)),
    names: tokens.names.filter((name) => css.includes(name)),
    types: tokens.types,
  }
}

const noTokens: ScriptTokens = { classes: [], names: [], types: [] }

async function openScreenRenderer(
  options: MakeSiteOptions,
  build: Build,
  bundle: ScreenBundle,
): Promise<(task: RenderTask) => Promise<RenderedFile>> {
  const { basePath, apiOrigin, cacheFolder, preview, scripts } = options
  const { renderScreen } = await loadRenderer(bundle.renderer, cacheFolder)
  const { styleSheet } = build
  const classes = listClasses(styleSheet.css)
  const connect = ["'self'", ...(apiOrigin === '' ? [] : [apiOrigin])]

  async function renderScreenPage({ url }: RenderTask): Promise<RenderedFile> {
    if (!isScreenPath(url)) throw new Error(`there is no screen at ${url}`)
    const folder = screenFolders[url]
    const modules = (bundle.initialScripts[folder] ?? []).map((file) => `${basePath}/${file}`)
    const scriptTokens = listStyledTokens(bundle.tokens[folder] ?? noTokens, styleSheet.css, classes)
    const read = new Set<PartName>()
    const content = recordReads(build.content, (part) => void read.add(part))
    const source = await renderScreen(url, content, {
      script: createHeadScript(folder, options),
      preloadScript: createPreloadScript(folder, options),
      origin: apiOrigin,
    })
    const finished = await postprocessDocument(url, parseHtml(withoutUnneeded(source, scripts)), {
      styleSheet,
      // React has written it into the URLs of a screen already.
      basePath: '',
      islands: { modules, connect, scriptTokens },
    })
    // The files of a page are relative to the site's root.
    const files = finished.files.map((file) => file.slice(basePath.length))
    const html = preview ? injectPreview(finished.html, basePath) : finished.html
    return { text: html, page: { policy: finished.policy, files, scripts: modules }, read: [...read] }
  }
  return renderScreenPage
}

/** Publishes the scripts of all screens. Returns the transfer size of each in bytes, by its URL. */
async function publishScripts(
  { basePath, effort = 'smallest' }: MakeSiteOptions,
  build: Build,
  scripts: ScreenBundle['scripts'],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const [file, code] of Object.entries(scripts)) {
    const text = await publishText(build, file, Buffer.from(code), effort)
    sizes.set(`${basePath}/${file}`, getTransferSize(text))
  }
  return sizes
}

/** Makes the pages of screens, and their scripts: `sizes` are the transfer sizes in bytes by URL. */
export async function makeScreenPages(options: MakeSiteOptions, build: Build, signal: AbortSignal) {
  const { code, scripts, basePath, apiOrigin, logLevel, preview, effort = 'smallest' } = options
  const bundle = await readBundle(options, build)
  // If all pages are reused, the renderer is not loaded.
  const openRenderer = once(() => openScreenRenderer(options, build, bundle))
  const sizes = await publishScripts(options, build, bundle.scripts)
  const settings = JSON.stringify([scripts, basePath, apiOrigin, logLevel, preview !== undefined])
  const built = await makePages(options, build, {
    name: 'screens',
    inputs: computeHash(computeCodeVersion(code.screens), settings, build.styleSheet.css),
    tasks: Object.keys(screenFolders).map((url) => ({ kind: 'page', url })),
    render: async (task) => (await openRenderer())(task),
    effort,
    signal,
  })
  return { ...built, sizes }
}
