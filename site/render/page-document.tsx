import type { ReactNode } from 'react'

import type { Provider } from '../content-layer/documents.ts'
import type { PageScripts } from '../page-script/bundle.ts'
import { ContentFaults } from '../templates/content-faults.tsx'
import { DocumentHead } from '../templates/document-head.tsx'

type Props = { provider: Provider; scripts: Pick<PageScripts, 'environment' | 'page'>; faults: readonly string[]; children: ReactNode }

/** A content page as a whole document. */
export function PageDocument({ provider, scripts, faults, children }: Props) {
  return (
    <html lang={provider.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead provider={provider} />
        <script dangerouslySetInnerHTML={{ __html: scripts.environment }} />
      </head>
      <body>
        <ContentFaults faults={faults} />
        {children}
        <script dangerouslySetInnerHTML={{ __html: scripts.page }} />
      </body>
    </html>
  )
}
