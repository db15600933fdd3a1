import type { ReactNode } from 'react'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { speculationRules } from '../page-script/every-page/speculation-rules.ts'
import { ContentDiagnostics } from '../templates/layout/content-diagnostics.tsx'
import type { ShareTags } from '../documents/content-reader.ts'
import { DocumentHead } from '../templates/layout/document-head.tsx'

export type DocumentProps = {
  provider: Provider
  share?: ShareTags | undefined
  /** The other inline scripts of the page, in one text, as each element costs a hash in the page's policy. */
  script: string
  /** The script that sends the first reads of a screen, and these reads as JSON. */
  preload?: { script: string; reads: string } | undefined
  diagnostics?: readonly string[]
  children: ReactNode
}

/** A page as a complete document. */
export function PageDocument({ provider, share, script, preload, diagnostics = [], children }: DocumentProps) {
  return (
    <html lang={provider.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {preload && <script data-reads={preload.reads} dangerouslySetInnerHTML={{ __html: preload.script }} />}
        <DocumentHead provider={provider} share={share} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      {/* Its lines break only between phrases (`blocks/theme.css`). */}
      <body className="phrases">
        <ContentDiagnostics diagnostics={diagnostics} />
        {children}
      </body>
    </html>
  )
}
