import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { siteAddress } from '#blocks/site-address.ts'

import { pageScripts } from '../.generated/page-scripts.ts'
import { readIndex } from '../content.ts'
import { ContentFaults } from '../templates/content-faults.tsx'
import './site.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light' }

/** The title is the provider's name on every page, and indexing is blocked (specification §1, D2, D4). */
export async function generateMetadata(): Promise<Metadata> {
  const { provider } = await readIndex()
  return {
    title: provider.name,
    robots: { index: false, follow: false },
    icons: { icon: siteAddress(provider.appIcon.src) },
    formatDetection: { telephone: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { provider } = await readIndex()
  return (
    // The environment's script writes the environment onto <html> before React wakes up.
    <html lang={provider.language} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: pageScripts.environment }} />
        <script dangerouslySetInnerHTML={{ __html: pageScripts.guard }} />
      </head>
      <body>
        <ContentFaults />
        {children}
        <script dangerouslySetInnerHTML={{ __html: pageScripts.page }} />
      </body>
    </html>
  )
}
