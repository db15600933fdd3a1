import type { PageHashes } from '#schemas/approval.ts'

import type { ContentReader } from '#site/documents/content-reader.ts'
import { renderMarkup } from '#site/render/render-page.tsx'
import type { StyleSheet } from '#site/render/style-sheet.ts'
import { hashShown } from './hash-shown.ts'
import { readShownPage } from './shown-page.ts'
import type { SignablePage } from './signable-pages.ts'

/** What signed pages are made from. */
export type SignedSite = {
  content: ContentReader
  styleSheet: StyleSheet
  /** The identity of the file at an address of this site; other addresses are returned as they are. */
  bytesOf: (address: string) => string
}

/** In place of the site's address, so that a signature outlives a move to another host. */
const anySite = 'https://site.invalid'

/**
 * The content as a page is signed: without the site's own address, and, on a campaign's page, without the cards of the
 * month's other campaigns at its foot, which are signed on pages of their own.
 */
function signedContent(content: ContentReader, id: string | undefined): ContentReader {
  return {
    ...content,
    provider: async () => ({ ...(await content.provider()), siteUrl: anySite }),
    month: async (name) => {
      const month = await content.month(name)
      return id === undefined ? month : { ...month, campaigns: month.campaigns.filter((entry) => entry.id === id) }
    },
  }
}

const noScripts = { environment: '', page: '', lists: '', estimate: '', offers: '', lost: '' }

/**
 * The hashes of what a page shows on each surface.
 * @throws Error if a component throws
 */
export async function hashPage({ id, addresses }: SignablePage, site: SignedSite): Promise<PageHashes> {
  const { styleSheet, bytesOf } = site
  const content = signedContent(site.content, id)
  const hashes: PageHashes = {}
  for (const { surface, address } of addresses) {
    const markup = await renderMarkup(address, { content, scripts: noScripts, styleSheet, basePath: '' })
    if (markup === undefined) throw new Error(`${address}: the page is listed, but not there`)
    hashes[surface] = hashShown(await readShownPage(markup, styleSheet, bytesOf))
  }
  return hashes
}
