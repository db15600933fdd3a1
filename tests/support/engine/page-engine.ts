import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import { listPages } from '#site/render/pages.tsx'
import { renderPage } from '#site/render/render-page.tsx'

/** What pages are rendered from: texts of documents by file, scripts, and the rules that each page uses, by its tokens. */
export type PageInputs = {
  documents: readonly (readonly [file: string, text: string])[]
  scripts: PageScripts
  rules: readonly (readonly [tokens: string, css: string])[]
}

/** Every content page by its address. */
export async function renderAll({ documents, scripts, rules }: PageInputs): Promise<[address: string, html: string][]> {
  const { content } = readDocumentsInMemory(new Map(documents))
  const css = new Map(rules)
  const styleSheet = { css: '', usedBy: (tokens: unknown) => Promise.resolve(css.get(JSON.stringify(tokens)) ?? '') }
  const pages: [string, string][] = []
  for (const address of await listPages(content)) {
    const page = await renderPage(address, { content, scripts, styleSheet, basePath: '' })
    pages.push([address, page?.html ?? ''])
  }
  return pages
}
