import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { openFolderOnDisk, readContentCached } from '../../content/read-content-cached.ts'
import type { ContentSource } from '../../content/content-source.ts'
import { createPublisher } from '../../content/publish.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { once } from '../../shared/once.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { bundlePageScripts } from '../../shared/bundling/bundle-page-scripts.ts'
import { compileStyles } from '../../styles/compile-styles.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { listPages } from '#site/render/pages.tsx'
import { drawQrCode } from '#site/render/draw-qr-code.ts'
import { listQrCodes } from '#site/render/qr-code-files.ts'
import { renderMarkup, renderPage, type Site } from '#site/render/render-page.tsx'
import { createStyleSheet } from '../../styles/create-style-sheet.ts'
import { readUnpublishedData } from '../unpublished-data.ts'
import type { Version } from '../compare-versions.ts'

/** The style sheet of the current code, which both versions share. */
const styleSheet = once(() => compileStyles().then(createStyleSheet))

/** Reads a version's content, which `name` names in messages. @throws PlainError with its diagnostics if it has errors */
async function readValidContent(name: string, source: ContentSource, now: number) {
  const content = await readContentCached(source, now)
  const { provider } = content.shared
  if (content.diagnostics.length === 0 && provider) return { content, provider }
  const errors = content.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
  throw new PlainError([`${name} の内容に直すところがあります。`, ...errors].join('\n'))
}

/**
 * Renders the content pages of a content folder on demand, with the current code. Published files are stored below
 * `workFolder`; `now` is in milliseconds since 1970 UTC. Screens are not among its pages.
 * @throws PlainError if the content has errors
 */
export async function readRenderedVersion(contentFolder: string, workFolder: string, now: number): Promise<Version> {
  const publicFolder = path.join(workFolder, 'public')
  const source = { folder: contentFolder, cacheFile: path.join(workFolder, 'content.json') }
  const { content, provider } = await readValidContent(path.basename(workFolder), source, now)
  const publish = createPublisher({ publicFolder, versionFile: path.join(workFolder, 'version.ts') })
  const { documents } = await publish(contentFolder, content)
  const { content: reader } = readDocumentsInMemory(documents)
  const scripts = await bundlePageScripts(provider)
  const site: Site = { content: reader, scripts, styleSheet: await styleSheet(), basePath: '' }
  // The start page repeats /jp/card/.
  const pagePaths = (await listPages(reader)).filter((pagePath) => pagePath !== '/')
  const codes = await listQrCodes(reader)
  return {
    documents,
    ...readUnpublishedData(openFolderOnDisk(contentFolder), content),
    pagePaths,
    basePath: '',
    markup: async (pagePath) => (await renderMarkup(pagePath, site)) ?? null,
    file: async (name) => {
      const code = codes.get(name)
      if (code !== undefined) return Buffer.from(drawQrCode(`${provider.siteUrl}${code}`))
      const page = pagePaths.includes(name) ? await renderPage(name, site) : undefined
      return page ? Buffer.from(page.html) : readFile(path.join(publicFolder, name)).catch(() => undefined)
    },
  }
}
