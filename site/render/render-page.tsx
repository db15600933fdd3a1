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
  /** The path below which the site is published; empty at the root of a host. */
  basePath: string
  /** Preserves the class names as written, for development; short names save a seventh of a published page. */
  hasLongNames?: boolean
  /** The diagnostics of the content check, for development. */
  diagnostics?: readonly string[]
}

export type RenderedPage = {
  html: string
  policy: Policy
  /** The site's own files that the page refers to, as root-relative addresses. */
  files: readonly string[]
}

/** Returns the script of a page with these additional scripts. */
function scriptOf(scripts: ContentPageScripts, pageScriptNames: readonly PageScriptName[]): string {
  return [scripts.environment, scripts.page, ...pageScriptNames.map((name) => scripts[name])].join('')
}

/** The page at an address as components, which have read the content. */
export async function composePage(path: string, site: Site, content = site.content): Promise<ReactNode> {
  const page = await findPage(path, site.content)
  if (!page) return undefined
  const [provider, share, children] = await Promise.all([content.provider(), content.share(path), page.render(content)])
  return (
    <PageDocument
      provider={provider}
      share={share}
      script={scriptOf(site.scripts, page.pageScriptNames)}
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

/** The page at an address as HTML, before its lines are broken and it is finished. */
export async function renderMarkup(path: string, site: Site, content = site.content): Promise<string | undefined> {
  const document = await renderComponents(path, site, content)
  return document && serializeHtml(document)
}

/** The page at an address as a document with its lines broken between phrases. */
export async function renderDocument(path: string, site: Site, content = site.content): Promise<Document | undefined> {
  const document = await renderComponents(path, site, content)
  if (document) breakPhrases(document)
  return document
}

/**
 * Renders the page at an address: its final HTML, its policy, and the files that it refers to. Undefined if there is no
 * such page, or if it is a screen. `content`, if given, is read instead of the site's, for a caller that records what
 * is read.
 * @throws Error if a component throws, or the page has a style attribute, which its policy would block
 */
export async function renderPage(path: string, site: Site, content = site.content): Promise<RenderedPage | undefined> {
  const document = await renderDocument(path, site, content)
  return document && postprocessDocument(path, document, site)
}
