import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import { renderPage } from '#site/render/render-page.tsx'

/**
 * What pages are rendered from: their paths, texts of documents by file, scripts, and the rules that each page uses,
 * by its tokens.
 */
export type PageInputs = {
  paths: readonly string[]
  documents: readonly (readonly [file: string, text: string])[]
  scripts: PageScripts
  rules: readonly (readonly [tokens: string, css: string])[]
}

/** Renders content pages, by path. */
export async function renderPaths({
  paths,
  documents,
  scripts,
  rules,
}: PageInputs): Promise<[path: string, html: string][]> {
  const { content } = readDocumentsInMemory(new Map(documents))
  const css = new Map(rules)
  const styleSheet = { css: '', usedBy: (tokens: unknown) => Promise.resolve(css.get(JSON.stringify(tokens)) ?? '') }
  const pages: [string, string][] = []
  for (const path of paths) {
    const page = await renderPage(path, { content, scripts, styleSheet, basePath: '' })
    pages.push([path, page?.html ?? ''])
  }
  return pages
}
