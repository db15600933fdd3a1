import { prerender } from 'react-dom/static'

import type { ContentReader } from '../documents/content-reader.ts'
import '../screens/all-islands.ts'
import { firstReads } from '../screens/first-reads.ts'
import type { ScreenPath } from '../screens/screen-paths.ts'
import { screens } from '../screens/screens.tsx'
import { PageDocument, type DocumentProps } from './page-document.tsx'

/** What the document of a screen has in addition to its content. */
export type ScreenDocumentProps = Pick<DocumentProps, 'script'> & {
  /** The origin of its calls; empty if it is the site's own. */
  origin: string
}

/**
 * Renders the page of a screen as HTML, before it is finished. Every screen is made by the code that its browser gets,
 * so that React finds there what it would make itself.
 */
export async function renderScreen(
  path: ScreenPath,
  content: ContentReader,
  { origin, ...props }: ScreenDocumentProps,
): Promise<string> {
  const reads = await firstReads[path](content)
  const requests = reads.map(({ url, anonymous, ...read }) => ({
    url: origin + url,
    ...read,
    ...(anonymous !== undefined && { anonymous: origin + anonymous }),
  }))
  const { prelude } = await prerender(
    <PageDocument
      {...props}
      reads={reads.length > 0 ? JSON.stringify(requests) : undefined}
      provider={await content.provider()}
      share={await content.share(path)}
    >
      {screens[path](content)}
    </PageDocument>,
  )
  return new Response(prelude).text()
}
