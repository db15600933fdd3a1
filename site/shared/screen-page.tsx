import type { ReactNode } from 'react'

import { publishedContent } from '../documents/published-content.ts'
import type { Variant } from '#content-layer/routes.ts'
import type { KeptParameter } from '../platform/kept-parameters.ts'
import { CampaignLayout } from '../templates/layouts.tsx'
import { ScreenHead } from './screen-head.tsx'
import { ScreenProvider } from './screen-provider.tsx'

type Props = {
  /** What the banner opens in the app. */
  path: string
  variant: Variant
  /** What the screen understands of its address, which goes along on every way into the app (D34). */
  keeps?: readonly KeptParameter[]
  children: ReactNode
}

/**
 * The page of an interactive screen: outside the app with banner and footer, and with the context that its parts share.
 */
export async function ScreenPage({ path, variant, keeps = [], children }: Props) {
  const provider = await publishedContent.provider()
  const { name, siteUrl, userAgentToken, deepLinkScheme, androidPackage, androidActivity, stores } = provider
  const address = {
    deepLinkScheme,
    androidPackage,
    androidActivity,
    stores: { ios: { url: stores.ios.url }, android: { url: stores.android.url } },
  }
  return (
    <CampaignLayout provider={provider} variant={variant} path={path} keeps={keeps}>
      <ScreenHead provider={provider} variant={variant} />
      <ScreenProvider provider={{ name, siteUrl, userAgentToken, ...address }} path={path} keeps={keeps}>
        {children}
      </ScreenProvider>
    </CampaignLayout>
  )
}
