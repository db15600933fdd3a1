import { text } from 'node:stream/consumers'

import { prerender } from 'react-dom/static'

import type { PageScripts } from '../page-script/bundle.ts'
import type { ContentReader } from './content-reader.ts'
import type { Policy } from './content-policy.ts'
import { postprocessDocument } from './postprocess-document.ts'
import { parseHtml } from './html.ts'
import { PageDocument } from './page-document.tsx'
import { findPage } from './pages.tsx'
import type { StyleSheet } from './style-sheet.ts'

/** All that content pages are made from. Nothing else is asked, so sites of several contents may stand side by side. */
export type Site = {
  content: ContentReader
  scripts: Pick<PageScripts, 'environment' | 'page'>
  styleSheet: StyleSheet
  /** The path below which the site is published; empty at the root of a host. */
  basePath: string
  /** Classes as they are written, in development; short names take a seventh off a published page. */
  hasLongNames?: boolean
  /** What the content check found, in development. */
  diagnostics?: readonly string[]
}

export type RenderedPage = {
  html: string
  policy: Policy
  /** Addresses of the site's own files that the page shows, from the root of the site. */
  files: readonly string[]
}

/** The page of an address as React renders it, before it is finished. */
export async function renderMarkup(address: string, site: Site, content = site.content): Promise<string | undefined> {
  const page = await findPage(address, site.content)
  if (!page) return undefined
  const provider = await content.provider()
  const { prelude } = await prerender(
    <PageDocument provider={provider} scripts={site.scripts} diagnostics={site.diagnostics ?? []}>
      {page(content)}
    </PageDocument>,
  )
  return text(prelude)
}

/**
 * Makes the page of an address: its finished HTML, its policy, and the files that it uses. Undefined where there is no
 * such page, or one of a screen. `content`, where it is given, is read in place of the site's, for whoever notes what
 * is read.
 * @throws Error where a component throws, or the page has a style attribute, which its policy would refuse
 */
export async function renderPage(
  address: string,
  site: Site,
  content = site.content,
): Promise<RenderedPage | undefined> {
  const markup = await renderMarkup(address, site, content)
  return markup === undefined ? undefined : postprocessDocument(address, parseHtml(markup), site)
}
