import type { ReactNode } from 'react'

import { contentFaults } from '../.generated/content-faults.ts'
import { pageScripts } from '../.generated/page-scripts.ts'
import { publishedContent } from '../content.ts'
import { ContentFaults } from '../templates/content-faults.tsx'
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
        <script dangerouslySetInnerHTML={{ __html: pageScripts.environment }} />
        <script dangerouslySetInnerHTML={{ __html: pageScripts.guard }} />
      </head>
      <body>
        <ContentFaults faults={process.env.NODE_ENV === 'development' ? contentFaults : []} />
        {children}
        <script dangerouslySetInnerHTML={{ __html: pageScripts.page }} />
      </body>
    </html>
  )
}
