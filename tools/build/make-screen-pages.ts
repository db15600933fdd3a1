import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type * as renderer from '#site/render/render-screen.tsx'
import { parseHtml } from '#site/render/html.ts'
import { postprocessDocument } from '#site/render/postprocess-document.ts'
import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'
import { recordingReader, type PartName } from '#site/documents/content-reader.ts'
import { injectPreview } from '../preview/overlay-preview.ts'
import { hashOf } from '../shared/hash.ts'
import { classesIn } from '../styles/used-css.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import type { CodeFiles } from './code-files.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'
import { makeRecorded } from './make-pages.ts'
import type { RenderedText, TextTask } from './make-text.ts'
import { storeText, transferSize } from './compress-text.ts'

/** Returns all inputs of screen pages other than the content, each with its hash. */
function inputsOf({ code, scripts, basePath, apiOrigin, logLevel, preview }: MakeSiteOptions, css: string): CodeFiles {
  return {
    ...code.screens,
    'the style sheet': hashOf(css),
    'the page scripts': hashOf(JSON.stringify(scripts)),
    'the path that the site is published under': hashOf(basePath),
    'the origin of calls': hashOf(apiOrigin),
    'the log level': hashOf(logLevel),
    'whether it is a preview': hashOf(String(preview !== undefined)),
  }
}

/** The code of the screens. The bundler is loaded only when something that it reads has changed. */
async function readBundle(
  { code, basePath, apiOrigin, logLevel, preview, bundleScreens }: MakeSiteOptions,
  { store }: Build,
): Promise<ScreenBundle> {
  const settings = { basePath, apiOrigin, logLevel, isPreview: preview !== undefined }
  const version = hashOf(JSON.stringify([code.screens, settings]))
  const rendered = await store.get(`${version}-screens.json`, async () => {
    const bundle = bundleScreens ?? (await import('./bundle-screens.ts')).bundleScreens
    return Buffer.from(JSON.stringify(await bundle(settings)))
  })
  return JSON.parse(rendered.toString()) as ScreenBundle
}

/** Loads what renders the screens. */
async function loadRenderer(code: string, cacheFolder: string): Promise<typeof renderer> {
  const folder = path.join(cacheFolder, 'renderer')
  const file = path.join(folder, `${hashOf(code)}.mjs`)
  if (!existsSync(file)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, code)
  }
  return (await import(pathToFileURL(file).href)) as typeof renderer
}

/** Returns a renderer of screen pages. */
async function openScreens(options: MakeSiteOptions, build: Build, bundle: ScreenBundle) {
  const { scripts, basePath, apiOrigin, cacheFolder, preview } = options
  const { renderScreen } = await loadRenderer(bundle.renderer, cacheFolder)
  const { styleSheet } = build
  // Their names are escaped in the sheet.
  const classes = classesIn(styleSheet.css)
  const connect = ["'self'", ...(apiOrigin === '' ? [] : [apiOrigin])]
  return async ({ url }: TextTask): Promise<RenderedText> => {
    if (!isScreenPath(url)) throw new Error(`${url}: no screen stands there`)
    const folder = screenFolders[url]
    const modules = (bundle.loads[folder] ?? []).map((file) => `${basePath}/${file}`)
    const script = [
      scripts.environment,
      // A preview answers its calls itself, once its scripts are there.
      ...(preview ? [] : [scripts.firstReads]),
      scripts.earlyGuard,
      scripts.page,
      ...(folder === 'entry' ? [scripts.estimate] : []),
    ]
    const scriptTokens = (bundle.candidates[folder] ?? []).filter(
      (candidate) => classes.has(candidate) || styleSheet.css.includes(candidate),
    )
    const read = new Set<PartName>()
    const content = recordingReader(build.content, (part) => void read.add(part))
    const source = await renderScreen(url, content, { script: script.join(''), origin: apiOrigin })
    const finished = await postprocessDocument(url, parseHtml(source), {
      styleSheet,
      basePath: '',
      takeover: { modules, connect, scriptTokens },
    })
    const { policy } = finished
    const files = finished.files.map((file) => file.slice(basePath.length))
    const html = preview ? injectPreview(finished.html, basePath) : finished.html
    return { text: html, page: { policy, files, scripts: modules }, read: [...read] }
  }
}

/**
 * Renders or reuses every page of a screen, and publishes the scripts of all. Returns the transfer size of each by its
 * URL.
 */
export async function makeScreenPages(options: MakeSiteOptions, build: Build, signal: AbortSignal) {
  const { basePath, effort = 'smallest' } = options
  const inputs = inputsOf(options, build.styleSheet.css)
  const bundle = await readBundle(options, build)
  const sizes = new Map<string, number>()
  for (const [file, code] of Object.entries(bundle.scripts)) {
    const { texts, output } = build
    const text = await storeText(texts, Buffer.from(code), effort, (stored) =>
      output.writeText(file, stored, () => texts.read(stored)),
    )
    sizes.set(`${basePath}/${file}`, transferSize(text))
  }
  const built = await makeRecorded(options, build, {
    name: 'screens',
    inputs,
    tasks: Object.keys(screenFolders).map((url) => ({ kind: 'page', url })),
    openRenderer: async (count) => {
      const nothing = () => Promise.reject(new Error('nothing was to be made'))
      const make = count === 0 ? nothing : await openScreens(options, build, bundle)
      return { make, concurrency: 4, close: () => Promise.resolve() }
    },
    effort,
    signal,
  })
  return { ...built, sizes }
}
