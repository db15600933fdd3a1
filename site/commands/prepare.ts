import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { contentRoot, readContentCached, reportContent } from '../content-layer/check-content.ts'
import { publishContent } from '../content-layer/publish.ts'
import { bundlePageScripts } from '../page-script/bundle.ts'

const site = path.resolve(import.meta.dirname, '..')

/** Checks the content and, where it is faultless, writes everything that the pages are made from. */
export async function prepare(): Promise<boolean> {
  const content = await readContentCached()
  if (!reportContent(content) || !content.shared.provider) return false
  await publishContent(contentRoot, path.join(site, 'public'), path.join(site, '.generated', 'content-version.ts'), content)
  const scripts = await bundlePageScripts(content.shared.provider)
  await mkdir(path.join(site, '.generated'), { recursive: true })
  const source = Object.entries(scripts).map(([name, script]) => `export const ${name}Script = ${JSON.stringify(script)}\n`)
  await writeFile(path.join(site, '.generated', 'page-scripts.ts'), source.join(''))
  return true
}
