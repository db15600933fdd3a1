import path from 'node:path'

import { contentRoot, readContentCached, readerLanguage, reportContent } from '../content-layer/check-content.ts'
import { formatFault } from '../content-layer/messages.ts'
import { publishContent, writeIfChanged } from '../content-layer/publish.ts'
import { bundlePageScripts, type PageScripts, type ScriptSettings } from '../page-script/bundle.ts'
import type { SitePlace } from './site-place.ts'

const site = path.resolve(import.meta.dirname, '..')
const generated = path.join(site, '.generated')

let scriptsMade: { from: string; scripts: PageScripts } | undefined

/** Bundles the page scripts again only when what is built into them has changed. */
async function writePageScripts({ userAgentToken, deepLinkScheme, basePath }: ScriptSettings): Promise<PageScripts> {
  const from = `${userAgentToken} ${deepLinkScheme} ${basePath}`
  if (scriptsMade?.from === from) return scriptsMade.scripts
  const scripts = await bundlePageScripts({ userAgentToken, deepLinkScheme, basePath })
  writeIfChanged(path.join(generated, 'page-scripts.ts'), `export const pageScripts = ${JSON.stringify(scripts)}\n`)
  scriptsMade = { from, scripts }
  return scripts
}

/** What pages are made from: the published documents by file, and the scripts that go into every page. */
export type Prepared = { documents: ReadonlyMap<string, string>; scripts: PageScripts }

/**
 * Checks the content and, where it is faultless, writes everything that the pages are made from. With faults, the
 * pages in development are told of them and keep their last good state. Undefined with faults, which were printed.
 * Without a `place` the site is published where the provider says.
 */
export async function prepare(place?: SitePlace): Promise<Prepared | undefined> {
  const content = await readContentCached()
  const isGood = reportContent(content)
  const faults = content.faults.map((fault) => formatFault(fault, readerLanguage(process.env)))
  writeIfChanged(path.join(generated, 'content-faults.ts'), `export const contentFaults: readonly string[] = ${JSON.stringify(faults)}\n`)
  if (!isGood || !content.shared.provider) return undefined
  const provider = { ...content.shared.provider, ...(place && { siteUrl: place.siteUrl }) }
  const scripts = await writePageScripts({ ...provider, basePath: place?.basePath ?? '' })
  const placed = { ...content, shared: { ...content.shared, provider } }
  const { documents } = await publishContent(contentRoot, path.join(site, 'public'), path.join(generated, 'content-version.ts'), placed)
  return { documents, scripts }
}
