import type { ReactNode } from 'react'

import type { Provider } from '#content-layer/documents/documents.ts'
import type { ContentPageScripts, OwnScript } from '../page-script/page-scripts.ts'
import { speculationRules } from '../page-script/speculation-rules.ts'
import { ContentDiagnostics } from '../templates/content-diagnostics.tsx'
import { DocumentHead } from '../templates/document-head.tsx'

type Props = {
  provider: Provider
  scripts: ContentPageScripts
  diagnostics: readonly string[]
  /** The scripts that this kind of page has besides. */
  ownScripts: readonly OwnScript[]
  children: ReactNode
}

/** A content page as a complete document. Its scripts stand in one element, as each costs a hash in the page's policy. */
export function PageDocument({ provider, scripts, diagnostics, ownScripts, children }: Props) {
  return (
    <html lang={provider.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead provider={provider} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script
          dangerouslySetInnerHTML={{
            __html: [scripts.environment, scripts.page, ...ownScripts.map((name) => scripts[name])].join(''),
          }}
        />
      </head>
      <body className="phrases">
        <ContentDiagnostics diagnostics={diagnostics} />
        {children}
      </body>
    </html>
  )
}
