import type { ReactNode } from 'react'

import type { Provider } from '../content-layer/documents.ts'
import type { PageScripts } from '../page-script/bundle.ts'
import { speculationRules } from '../page-script/speculation-rules.ts'
import { ContentDiagnostics } from '../templates/content-diagnostics.tsx'
import { DocumentHead } from '../templates/document-head.tsx'

type Props = {
  provider: Provider
  scripts: Pick<PageScripts, 'environment' | 'page' | 'lists'>
  diagnostics: readonly string[]
  /** Whether the page lists campaigns by their state. */
  hasLists: boolean
  children: ReactNode
}

/** A content page as a complete document. Its scripts stand in one element, as each costs a hash in the page's policy. */
export function PageDocument({ provider, scripts, diagnostics, hasLists, children }: Props) {
  return (
    <html lang={provider.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead provider={provider} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script dangerouslySetInnerHTML={{ __html: scripts.environment + scripts.page }} />
      </head>
      <body>
        <ContentDiagnostics diagnostics={diagnostics} />
        {children}
        {hasLists && <script dangerouslySetInnerHTML={{ __html: scripts.lists }} />}
      </body>
    </html>
  )
}
