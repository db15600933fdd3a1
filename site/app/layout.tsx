import type { ReactNode } from 'react'

import { contentDiagnostics } from '../.generated/content-diagnostics.ts'
import { pageScripts } from '../.generated/page-scripts.ts'
import { contentOnDisk } from '../documents/content-on-disk.ts'
import { ContentDiagnostics } from '../templates/layout/content-diagnostics.tsx'
import { DocumentHead } from '../templates/layout/document-head.tsx'
import '../../blocks/theme.css'

const script = [
  pageScripts.environment,
  pageScripts.periods,
  pageScripts.terms,
  pageScripts.earlyGuard,
  pageScripts.page,
  pageScripts.estimate,
].join('')

/**
 * Document of every screen in development, like `render/page-document.tsx` for published pages. Next adds the character
 * set and the viewport.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const provider = await contentOnDisk.provider()
  return (
    // The script sets the environment on <html> before React hydrates.
    <html lang={provider.language} suppressHydrationWarning>
      <head>
        <DocumentHead provider={provider} />
        {/* eslint-disable-next-line @next/next/no-sync-scripts -- All other scripts have to see the chosen moment. */}
        <script src="/_preview.js" />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body className="phrases">
        <ContentDiagnostics diagnostics={contentDiagnostics} />
        {children}
      </body>
    </html>
  )
}
