import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'
import { isElement, parseHtml, type Node } from '#site/render/html.ts'
import { renderMarkup } from '#site/render/render-page.tsx'
import { createStyleSheet } from '../styles/create-style-sheet.ts'

import { computeSha256 } from '../shared/files/hash.ts'
import type { ApprovalSite } from './approval-site.ts'
import type { ApprovablePage } from './list-pages.ts'

/** Elements without visible content. The sources of a picture are variants of one file. */
const leftOut: ReadonlySet<string> = new Set(['script', 'style', 'source', 'meta', 'link'])

/** Attributes that are displayed or read aloud, and `data-…`, from which scripts display days, states and amounts. */
const visibleAttributes: ReadonlySet<string> = new Set(
  'alt title aria-label aria-valuetext placeholder href src datetime value min max step hidden'.split(' '),
)

function isVisible(name: string): boolean {
  return visibleAttributes.has(name) || name.startsWith('data-')
}

/** Lists the visible content of nodes in document order. Comments between texts are React's and separate nothing. */
function listVisible(nodes: readonly Node[], hashOfPicture: ApprovalSite['hashOfPicture']): string[] {
  const visible: string[] = []
  let text = ''
  const endText = () => {
    if (text.trim() !== '') visible.push(text.trim())
    text = ''
  }
  for (const node of nodes) {
    if ('value' in node) text += node.value
    if (!isElement(node) || leftOut.has(node.tagName)) continue
    endText()
    for (const { name, value } of node.attrs) if (isVisible(name)) visible.push(`${name}=${hashOfPicture(value)}`)
    const below = 'content' in node ? node.content.childNodes : node.childNodes
    visible.push(...listVisible(below, hashOfPicture))
  }
  endText()
  return visible
}

/** Leaves out the site's origin, so that an approval survives a move, and the cards of other campaigns. */
function listApprovedContent(content: ContentReader, id: string | undefined): ContentReader {
  return {
    ...content,
    provider: async () => ({ ...(await content.provider()), siteUrl: 'https://site.invalid' }),
    month: async (name) => {
      const month = await content.month(name)
      return id === undefined ? month : { ...month, campaigns: month.campaigns.filter((entry) => entry.id === id) }
    },
  }
}

/**
 * Computes the SHA-256 of everything a page shows or reads aloud in all its variants: texts, images by their bytes,
 * links, and the data from which scripts display days and amounts. Styles and the order of attributes do not count.
 * @throws Error if a component throws
 */
export async function hashPage({ id, pagePaths }: ApprovablePage, site: ApprovalSite): Promise<string> {
  const content = listApprovedContent(site.content, id)
  const variants = pagePaths.map(async (pagePath) => {
    const styleSheet = createStyleSheet('')
    const markup = await renderMarkup(pagePath, { content, scripts: emptyPageScripts, styleSheet, basePath: '' })
    if (markup === undefined) throw new Error(`${pagePath}: the page is listed, but not there`)
    return listVisible(parseHtml(markup).childNodes, site.hashOfPicture)
  })
  return computeSha256(Buffer.from(JSON.stringify(await Promise.all(variants))))
}
