import path from 'node:path'

import { readContentCached, readerLanguage, reportContent } from '../content-layer/check-content.ts'
import { ownContent, type ContentSource } from '../content-layer/content-source.ts'
import { formatDiagnostic } from '../content-layer/messages.ts'
import { createPublisher, writeIfChanged } from '../content-layer/publish.ts'
import { bundlePageScripts, type PageScripts, type ScriptSettings } from '../page-script/bundle.ts'
import type { SiteLocation } from './site-location.ts'

const site = path.resolve(import.meta.dirname, '..')
const generated = path.join(site, '.generated')

const publish = createPublisher({
  publicFolder: path.join(site, 'public'),
  versionFile: path.join(generated, 'content-version.ts'),
})

let scriptsMade: { from: string; scripts: PageScripts } | undefined

/** Bundles the page scripts, but only if what is built into them has changed. */
async function writePageScripts({ userAgentToken, deepLinkScheme, basePath }: ScriptSettings): Promise<PageScripts> {
  const from = `${userAgentToken} ${deepLinkScheme} ${basePath}`
  if (scriptsMade?.from === from) return scriptsMade.scripts
  const scripts = await bundlePageScripts({ userAgentToken, deepLinkScheme, basePath })
  writeIfChanged(path.join(generated, 'page-scripts.ts'), `export const pageScripts = ${JSON.stringify(scripts)}\n`)
  scriptsMade = { from, scripts }
  return scripts
}

/** What pages are made from: the published documents by file, and the scripts inlined into every page. */
export type PageSources = { documents: ReadonlyMap<string, string>; scripts: PageScripts }

/** Either the inputs of pages, or all diagnostics of the content, one formatted line each. */
type Prepared =
  { sources: PageSources; diagnostics: readonly [] } | { sources?: undefined; diagnostics: readonly string[] }

/**
 * Checks the content and, if it is valid, writes all inputs of pages. Diagnostics are printed, and shown by screens in
 * development, which keep their last valid state. Without a `location` the site is built for the provider's own
 * address.
 * The cache of the check is written before this returns, or `when idle`.
 */
export async function prepare(
  location?: SiteLocation,
  source: ContentSource = ownContent,
  keep?: 'when idle',
): Promise<Prepared> {
  const content = await readContentCached(source, keep)
  const isGood = reportContent(content)
  const diagnostics = content.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, readerLanguage(process.env)))
  writeIfChanged(
    path.join(generated, 'content-diagnostics.ts'),
    `export const contentDiagnostics: readonly string[] = ${JSON.stringify(diagnostics)}\n`,
  )
  if (!isGood || !content.shared.provider) return { diagnostics }
  const provider = { ...content.shared.provider, ...(location && { siteUrl: location.siteUrl }) }
  const scripts = await writePageScripts({ ...provider, basePath: location?.basePath ?? '' })
  const placed = { ...content, shared: { ...content.shared, provider } }
  const { documents } = await publish(source.folder, placed)
  return { sources: { documents, scripts }, diagnostics: [] }
}
