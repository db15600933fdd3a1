import type { ReactNode } from 'react'

import { publishedContent } from '../content.ts'
import type { Variant } from '../routes.ts'
import { DesktopAside } from '../templates/phone-code.tsx'
import { ScreenLayout } from '../templates/layouts.tsx'
import { ScreenHead } from './screen-head.tsx'
import { ScreenProvider } from './screen-provider.tsx'

type Props = {
  /** What the banner opens in the app. */
  path: string
  variant: Variant
  /** The path in the QR code beside the column on desktops; without it there is no code. */
  phonePath?: string
  children: ReactNode
}

/**
 * The page of an interactive screen: outside the app with banner and footer, and with the context that its parts share.
 */
export async function ScreenPage({ path, variant, phonePath, children }: Props) {
  const provider = await publishedContent.provider()
  const { name, siteUrl, userAgentToken, deepLinkScheme, androidPackage, androidActivity, stores } = provider
  const address = {
    deepLinkScheme,
    androidPackage,
    androidActivity,
    stores: { ios: { url: stores.ios.url }, android: { url: stores.android.url } },
  }
  return (
    <ScreenLayout
      provider={provider}
      variant={variant}
      path={path}
      aside={phonePath !== undefined && <DesktopAside path={phonePath} />}
    >
      <ScreenHead provider={provider} variant={variant} />
      <ScreenProvider provider={{ name, siteUrl, userAgentToken, ...address }}>{children}</ScreenProvider>
    </ScreenLayout>
  )
}
