import { readDocumentsInMemory } from '#site/documents/content-reader.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import { renderPage } from '#site/render/render-page.tsx'

/**
 * What pages are rendered from: their addresses, texts of documents by file, scripts, and the rules that each page uses,
 * by its tokens.
 */
export type PageInputs = {
  addresses: readonly string[]
  documents: readonly (readonly [file: string, text: string])[]
  scripts: PageScripts
  rules: readonly (readonly [tokens: string, css: string])[]
}

/** Content pages by their addresses. */
export async function renderAll({
  addresses,
  documents,
  scripts,
  rules,
}: PageInputs): Promise<[address: string, html: string][]> {
  const { content } = readDocumentsInMemory(new Map(documents))
  const css = new Map(rules)
  const styleSheet = { css: '', usedBy: (tokens: unknown) => Promise.resolve(css.get(JSON.stringify(tokens)) ?? '') }
  const pages: [string, string][] = []
  for (const address of addresses) {
    const page = await renderPage(address, { content, scripts, styleSheet, basePath: '' })
    pages.push([address, page?.html ?? ''])
  }
  return pages
}
