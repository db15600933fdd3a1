import type { ReactNode } from 'react'

import { contentDiagnostics } from '../.generated/content-diagnostics.ts'
import { pageScripts } from '../.generated/page-scripts.ts'
import { publishedContent } from '../documents/published-content.ts'
import { ContentDiagnostics } from '../templates/content-diagnostics.tsx'
import { DocumentHead } from '../templates/document-head.tsx'
import './site.css'

/** What stands around every screen. Next adds the character set and the viewport. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const provider = await publishedContent.provider()
  return (
    // The environment's script writes the environment onto <html> before React wakes up.
    <html lang={provider.language} suppressHydrationWarning>
      <head>
        <DocumentHead provider={provider} />
        {/* eslint-disable-next-line @next/next/no-sync-scripts -- All other scripts have to see the chosen moment. */}
        {process.env.NODE_ENV === 'development' && <script src="/_preview.js" />}
        <script dangerouslySetInnerHTML={{ __html: pageScripts.environment }} />
        <script dangerouslySetInnerHTML={{ __html: pageScripts.guard }} />
      </head>
      <body className="phrases">
        <ContentDiagnostics diagnostics={process.env.NODE_ENV === 'development' ? contentDiagnostics : []} />
        {children}
        <script dangerouslySetInnerHTML={{ __html: pageScripts.page }} />
      </body>
    </html>
  )
}
