import { prerender } from 'react-dom/static'

import type { ContentReader } from '../documents/content-reader.ts'
import '../screens/all-islands.ts'
import { preloadsByPath } from '../screens/preloads-by-path.ts'
import type { ScreenPath } from '../screens/screen-paths.ts'
import { screens } from '../screens/screens.tsx'
import { PageDocument, type DocumentProps } from './page-document.tsx'

/** Additions to the document of a screen. */
export type ScreenDocumentProps = Pick<DocumentProps, 'script'> & {
  /** Sends the first reads; empty if the page answers its calls itself. */
  preloadScript: string
  /** Origin of its calls; empty if it is the site's own. */
  origin: string
}

/**
 * Renders the page of a screen as HTML, before postprocessing. Uses the same code as the browser, so that React
 * hydrates identical markup.
 */
export async function renderScreen(
  path: ScreenPath,
  content: ContentReader,
  { origin, preloadScript, ...props }: ScreenDocumentProps,
): Promise<string> {
  const preloads = await preloadsByPath[path](content)
  const requests = preloads.map(({ url, anonymous, ...preload }) => ({
    url: origin + url,
    ...preload,
    ...(anonymous !== undefined && { anonymous: origin + anonymous }),
  }))
  const { prelude } = await prerender(
    <PageDocument
      {...props}
      preload={
        preloadScript !== '' && requests.length > 0
          ? { script: preloadScript, reads: JSON.stringify(requests) }
          : undefined
      }
      provider={await content.provider()}
      share={await content.share(path)}
    >
      {screens[path](content)}
    </PageDocument>,
  )
  return new Response(prelude).text()
}
