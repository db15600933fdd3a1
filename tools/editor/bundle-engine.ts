import path from 'node:path'

import { build } from 'esbuild'

import type { Drawn } from '#content-layer/images/image.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import type { PageScriptName, PageScripts } from '#site/page-script/page-scripts.ts'
import { hashSource } from '#site/render/content-security-policy.ts'

import { bundlePageScripts } from '../shared/bundling/bundle-page-scripts.ts'
import { bundleScript } from '../shared/bundling/bundle-script.ts'
import { targets } from '../shared/bundling/supported-browsers.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'
import { compileStyles } from '../styles/compile-styles.ts'
import { enginePlugins } from './engine-plugins.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** The provider's data where its file has an error: the editor opens nevertheless. */
const noProvider = { userAgentToken: '', deepLinkScheme: '', siteUrl: '' }

/** Returns the cached properties of drawings, by fingerprint. */
function readCachedDrawings({ pictures }: Content): [fingerprint: string, drawn: Drawn][] {
  return [...pictures.values()].flatMap((picture): [string, Drawn][] => {
    if (!picture || picture.raster) return []
    const { fingerprint, ground } = picture
    return [[fingerprint, { isBlank: false, ...(ground ? { ground } : {}) }]]
  })
}

/** The scripts that kinds of pages have in addition to those of all pages (site/render/pages.tsx). */
const injectedScripts: readonly (readonly PageScriptName[])[] = [
  ...([[], ['monthPage']] as const).flatMap((ofPage) =>
    ([[], ['estimate'], ['dialogs'], ['estimate', 'dialogs']] as const).map((ofCampaigns) => [
      ...ofPage,
      ...ofCampaigns,
    ]),
  ),
  ['currentPage'],
  ['notFound'],
]

function listInlineScripts(scripts: PageScripts): string[] {
  return injectedScripts.map((names) =>
    [scripts.environment, scripts.periods, scripts.terms, scripts.page, ...names.map((name) => scripts[name])].join(''),
  )
}

/** A site's location, by default the provider's own origin, and the fixed time of a test in milliseconds since 1970. */
export type EngineOptions = { location?: SiteLocation | undefined; now?: number }

/** The script of the worker, and what the editor's policy has to allow because the preview's frame inherits it. */
export type BundledEngine = { script: string; scriptSources: string[] }

/** Bundles the engine with the page scripts, the style sheet and the image properties of the content. */
export async function bundleEngine(content: Content, { location, now }: EngineOptions = {}): Promise<BundledEngine> {
  const provider = content.shared.provider ?? noProvider
  const basePath = location?.basePath ?? ''
  const [scripts, css, frameScript] = await Promise.all([
    bundlePageScripts(provider),
    compileStyles(),
    bundleScript(path.join(import.meta.dirname, 'preview-frame-script.ts'), { appToken: provider.userAgentToken }),
  ])
  const data = {
    scripts,
    css,
    basePath,
    siteUrl: location?.siteUrl ?? null,
    frameScript,
    cachedDrawings: readCachedDrawings(content),
    now: now ?? null,
  }
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'engine-worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    platform: 'browser',
    target: [...targets],
    // The Markdown parser uses the document to decode character references, unless this condition is set.
    conditions: ['worker'],
    // Screens are compiled by their own (`site/tsconfig.json`).
    tsconfig: path.join(root, 'tsconfig.json'),
    jsx: 'automatic',
    define: {
      engineData: JSON.stringify(data),
      'process.env.NODE_ENV': '"production"',
      // Pages get the base path when they are finished, as in a build.
      'process.env.NEXT_PUBLIC_BASE_PATH': '""',
    },
    plugins: enginePlugins,
    logLevel: 'error',
  })
  const inFrames = [frameScript, ...listInlineScripts(scripts)]
  return { script: outputFiles[0]?.text ?? '', scriptSources: inFrames.map(hashSource) }
}
