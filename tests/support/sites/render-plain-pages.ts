import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { getPageFile, listPages } from '#site/render/pages.tsx'
import { serializeHtml } from '#site/render/html.ts'
import { renderDocument } from '#site/render/render-page.tsx'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { readPublishedDocuments } from './published-documents.ts'

// Run by the browser test of finished pages: renders every published content page with React, with the complete style
// sheet and no policy, into the given folder.

const [target = ''] = process.argv.slice(2)

const { content } = readDocumentsInMemory(await readPublishedDocuments())
const styleSheet = createStyleSheet(await compileStyles())
const site = {
  content,
  scripts: await bundlePageScripts(await content.provider()),
  styleSheet,
  basePath: '',
}

for (const url of await listPages(content)) {
  const document = await renderDocument(url, site)
  const markup = document ? serializeHtml(document) : ''
  const file = path.join(target, getPageFile(url))
  await mkdir(path.dirname(file), { recursive: true })
  // The page's own rules follow the shared ones.
  await writeFile(file, markup.replace('<head>', `<head><style>${styleSheet.css}</style>`))
}
