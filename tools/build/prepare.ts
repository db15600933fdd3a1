import path from 'node:path'

import { readContentCached } from '../content/read-content-cached.ts'
import { reportContent } from '../content/report-content.ts'
import { siteContent, type ContentSource } from '../content/content-source.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { removeScheduled } from '#content-layer/documents/remove-scheduled.ts'
import { createPublisher } from '../content/publish.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import { versionFile, writeDiagnosticsModule, writeScriptsModule } from './generated-modules.ts'
import { bundlePageScripts, type ScriptSettings } from '../shared/bundling/bundle-page-scripts.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'

const site = path.resolve(import.meta.dirname, '..', '..', 'site')

const publish = createPublisher({
  publicFolder: path.join(site, 'public'),
  versionFile,
})

let builtScripts: { from: string; scripts: PageScripts } | undefined

async function writePageScripts({ userAgentToken, deepLinkScheme }: ScriptSettings): Promise<PageScripts> {
  const from = `${userAgentToken} ${deepLinkScheme}`
  if (builtScripts?.from === from) return builtScripts.scripts
  const scripts = await bundlePageScripts({ userAgentToken, deepLinkScheme })
  writeScriptsModule(scripts)
  builtScripts = { from, scripts }
  return scripts
}

/** The sources of pages: the published documents by file, and the scripts inlined into every page. */
export type PageSources = { documents: ReadonlyMap<string, string>; scripts: PageScripts }

/** Either the inputs of pages with the whole content, or all diagnostics of the content, one formatted line each. */
type Prepared =
  | { sources: PageSources; content: Content; diagnostics: readonly [] }
  | { sources?: undefined; diagnostics: readonly string[] }

type PrepareOptions = {
  /** The URL of the site; by default the provider's own origin. */
  location?: SiteLocation | undefined
  source?: ContentSource
  /** The time to go by, in milliseconds since 1970. */
  now: number
  /** Removes scheduled content; previews and development include it. */
  hidesScheduled?: boolean
}

/**
 * Checks the content and, if it is valid, writes all inputs of pages. Diagnostics are printed. In development, screens
 * show them as well and retain their last valid state.
 */
export async function prepare({
  location,
  source = siteContent,
  now,
  hidesScheduled = false,
}: PrepareOptions): Promise<Prepared> {
  const content = await readContentCached(source, now)
  const isGood = reportContent(content)
  const diagnostics = content.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
  writeDiagnosticsModule(diagnostics)
  const published = isGood && hidesScheduled ? removeScheduled(content, now) : content
  if (!isGood || !published.shared.provider) return { diagnostics }
  const provider = { ...published.shared.provider, ...(location && { siteUrl: location.siteUrl }) }
  const scripts = await writePageScripts(provider)
  const { documents } = await publish(source.folder, { ...published, shared: { ...published.shared, provider } })
  return { sources: { documents, scripts }, content, diagnostics: [] }
}
