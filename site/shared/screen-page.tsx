import type { ReactNode } from 'react'

import { publishedContent } from '../documents/published-content.ts'
import type { Variant } from '#content-layer/routes.ts'
import { CampaignLayout } from '../templates/layouts.tsx'
import { ScreenHead } from './screen-head.tsx'
import { ScreenProvider } from './screen-provider.tsx'

type Props = {
  /** What the banner opens in the app. */
  path: string
  variant: Variant
  children: ReactNode
}

/**
 * The page of an interactive screen: outside the app with banner and footer, and with the context that its parts share.
 */
export async function ScreenPage({ path, variant, children }: Props) {
  const provider = await publishedContent.provider()
  const { name, siteUrl, userAgentToken, deepLinkScheme, androidPackage, androidActivity, stores } = provider
  const address = {
    deepLinkScheme,
    androidPackage,
    androidActivity,
    stores: { ios: { url: stores.ios.url }, android: { url: stores.android.url } },
  }
  return (
    <CampaignLayout provider={provider} variant={variant} path={path}>
      <ScreenHead provider={provider} variant={variant} />
      <ScreenProvider provider={{ name, siteUrl, userAgentToken, ...address }}>{children}</ScreenProvider>
    </CampaignLayout>
  )
}
