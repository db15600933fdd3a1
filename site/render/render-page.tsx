import type { ReactNode } from 'react'

import type { ContentPageScripts, PageScriptName } from '../page-script/page-scripts.ts'
import type { ContentReader } from '../documents/content-reader.ts'
import type { Policy } from './content-security-policy.ts'
import { postprocessDocument } from './postprocess-document.ts'
import { breakPhrases } from './break-phrases.ts'
import { serializeHtml, type Document } from './html.ts'
import { PageDocument } from './page-document.tsx'
import { findPage } from './pages.tsx'
import { renderTree } from './render-tree.ts'
import type { StyleSheet } from './style-sheet.ts'

/** All inputs of content pages. There is no other global state, so sites with different content can coexist. */
export type Site = {
  content: ContentReader
  scripts: ContentPageScripts
  styleSheet: StyleSheet
  /** Path below which the site is published; empty at the root of a host. */
  basePath: string
  /** Preserves the original class names for development; short names save a seventh of a published page. */
  hasLongNames?: boolean
  /** The diagnostics of the content check, for development. */
  diagnostics?: readonly string[]
}

export type RenderedPage = {
  html: string
  policy: Policy
  /** Files of the site that the page refers to, as root-relative URLs. */
  files: readonly string[]
}

/** Returns the script of a page with these additional scripts. */
function joinScripts(scripts: ContentPageScripts, pageScriptNames: readonly PageScriptName[]): string {
  return [
    scripts.environment,
    scripts.periods,
    scripts.terms,
    scripts.page,
    ...pageScriptNames.map((name) => scripts[name]),
  ].join('')
}

/** Composes the page at a URL path from components that have read the content. */
export async function composePage(path: string, site: Site, content = site.content): Promise<ReactNode> {
  // A caller that records what is read renders pages that exist, so this need not be recorded.
  const page = await findPage(path, site.content)
  if (!page) return undefined
  const [provider, share, children] = await Promise.all([content.provider(), content.share(path), page.render(content)])
  return (
    <PageDocument
      provider={provider}
      share={share}
      script={joinScripts(site.scripts, page.pageScriptNames)}
      diagnostics={site.diagnostics ?? []}
    >
      {children}
    </PageDocument>
  )
}

async function renderComponents(path: string, site: Site, content: ContentReader): Promise<Document | undefined> {
  const page = await composePage(path, site, content)
  return page === undefined ? undefined : renderTree(page)
}

/** Renders the page at a URL path as HTML, without phrases and postprocessing. */
export async function renderMarkup(path: string, site: Site, content = site.content): Promise<string | undefined> {
  const document = await renderComponents(path, site, content)
  return document && serializeHtml(document)
}

/** Renders the page at a URL path as a document with line breaks between phrases. */
export async function renderDocument(path: string, site: Site, content = site.content): Promise<Document | undefined> {
  const document = await renderComponents(path, site, content)
  if (document) breakPhrases(document)
  return document
}

/**
 * Renders the page at a URL path: its final HTML, its policy, and the files that it refers to. Returns undefined if
 * there is no such page, or if it is a screen. `content`, if given, is read instead of the site's, so that a caller can
 * record what is read.
 * @throws Error if a component throws, or the page has a style attribute, which its policy would block
 */
export async function renderPage(path: string, site: Site, content = site.content): Promise<RenderedPage | undefined> {
  const document = await renderDocument(path, site, content)
  return document && postprocessDocument(path, document, site)
}
