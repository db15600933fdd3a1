import type { ApprovalSurface } from '#schemas/approval-parts.ts'
import { formatMinute } from '#domain/time/format-time.ts'

import type { Provider } from '#content-layer/documents/documents.ts'
import { sha256Of } from '../shared/hash.ts'
import { bundlePageScripts } from '../shared/bundle-page-scripts.ts'
import { renderPage, type Site } from '#site/render/render-page.tsx'
import type { ReadSite } from '../approvals/read-site.ts'
import { listSignablePages } from '../approvals/signable-pages.ts'
import { archivedStates } from './archived-states.ts'
import { createFileReader } from './read-file.ts'
import { makeSelfContained } from './self-contained.ts'
import { showState } from './show-state.ts'

/** A page in one state on one surface. `file` is its path in the archive; `shownAt` is Japan time. */
export type ArchivedPage = {
  page: string
  title: string
  surface: ApprovalSurface
  state: string
  shownAt: string
  file: string
  bytes: number
  sha256: string
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1'

/** The user agents of the archive's visitor, who has an iPhone. */
export function userAgentsOf({ userAgentToken }: Pick<Provider, 'userAgentToken'>): Record<ApprovalSurface, string> {
  return { web: iphone, 'in-app': `${iphone} ${userAgentToken}` }
}

type Wanted = {
  /** Whether a page is archived, by any of its addresses. */
  includes: (address: string) => boolean
  write: (file: string, html: string) => void
}

/**
 * Archives pages as displayed: for each surface and state one file without scripts. Depends on nothing but content and code.
 */
export async function archivePages(read: ReadSite, { includes, write }: Wanted): Promise<ArchivedPage[]> {
  const provider = await read.content.provider()
  const site: Site = {
    content: read.content,
    styleSheet: read.styleSheet,
    scripts: await bundlePageScripts({ ...provider, basePath: '' }),
    basePath: '',
  }
  const readFile = await createFileReader(read)
  const userAgents = userAgentsOf(provider)
  const archived: ArchivedPage[] = []
  for (const { page, title, addresses, periods } of await listSignablePages(read.content)) {
    for (const { surface, address } of addresses.filter(({ address }) => includes(address))) {
      const rendered = await renderPage(address, site)
      if (!rendered) throw new Error(`${address}: the page is listed, but not there`)
      const url = provider.siteUrl + address
      for (const { name, at } of archivedStates(periods)) {
        const state = await showState(rendered.html, { url, userAgent: userAgents[surface], at })
        const shownAt = formatMinute(at)
        const html = makeSelfContained(state, { url, shownAt, read: readFile })
        const file = `${address.slice(1)}${name}.html`
        write(file, html)
        const bytes = Buffer.from(html)
        archived.push({
          page,
          title,
          surface,
          state: name,
          shownAt,
          file,
          bytes: bytes.length,
          sha256: sha256Of(bytes),
        })
      }
    }
  }
  return archived
}
