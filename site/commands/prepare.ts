import path from 'node:path'

import { contentRoot, readContentCached, readerLanguage, reportContent } from '../content-layer/check-content.ts'
import { formatFault } from '../content-layer/messages.ts'
import { publishContent, writeIfChanged } from '../content-layer/publish.ts'
import { bundlePageScripts } from '../page-script/bundle.ts'

const site = path.resolve(import.meta.dirname, '..')
const generated = path.join(site, '.generated')

function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

let scriptsMadeFor: string | undefined

/** Bundles the page scripts again only when what is built into them has changed. */
async function writePageScripts(provider: { userAgentToken: string; deepLinkScheme: string }): Promise<void> {
  const wanted = `${provider.userAgentToken} ${provider.deepLinkScheme}`
  if (scriptsMadeFor === wanted) return
  const { head, page } = await bundlePageScripts(provider)
  writeIfChanged(path.join(generated, 'page-scripts.ts'), moduleOf({ headScript: head, pageScript: page }))
  scriptsMadeFor = wanted
}

/**
 * Checks the content and, where it is faultless, writes everything that the pages are made from. With faults, the
 * pages in development are told of them and keep their last good state.
 */
export async function prepare(): Promise<boolean> {
  const content = await readContentCached()
  const isGood = reportContent(content)
  const faults = content.faults.map((fault) => formatFault(fault, readerLanguage(process.env)))
  writeIfChanged(path.join(generated, 'content-faults.ts'), `export const contentFaults: readonly string[] = ${JSON.stringify(faults)}\n`)
  if (!isGood || !content.shared.provider) return false
  await writePageScripts(content.shared.provider)
  await publishContent(contentRoot, path.join(site, 'public'), path.join(generated, 'content-version.ts'), content)
  return true
}
