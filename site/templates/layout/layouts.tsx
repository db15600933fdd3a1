import type { ReactNode } from 'react'

import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '#content-layer/documents/document-types.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import type { UrlParameter } from '../../platform/url-parameters.ts'
import { Footer } from './footer.tsx'
import { InstallBanner } from './install-banner.tsx'

/** The slim bar with the provider's logo on a desktop, where there is no install banner. */
export function LogoBar({ provider: { logo } }: { provider: Provider }) {
  return (
    <header className="hidden border-b border-line bg-paper py-3 desktop:block">
      <div className="wide px-8">
        <Picture image={logo} slot="logo" className="h-6 w-auto" />
      </div>
    </header>
  )
}

/** The default layout: a single column. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return <div className="mx-auto min-h-dvh max-w-160 bg-paper">{children}</div>
}

type CampaignLayoutProps = {
  provider: Provider
  variant: Variant
  path: string
  keptParameters?: readonly UrlParameter[] | undefined
  children: ReactNode
}

/**
 * The campaign layout: install banner above, footer below. The in-app variant has neither banner nor footer (D6). Its
 * content is as wide as the window; `wide` and `beside` in the theme limit it on a desktop.
 */
export function CampaignLayout({ provider, variant, path, keptParameters, children }: CampaignLayoutProps) {
  return (
    <div className="min-h-dvh bg-paper">
      {variant === 'web' && <InstallBanner provider={provider} path={path} keptParameters={keptParameters} />}
      {variant === 'web' && <LogoBar provider={provider} />}
      <main>{children}</main>
      {variant === 'web' && <Footer provider={provider} />}
    </div>
  )
}
