import type { ReactNode } from 'react'

import type { Provider } from '../content-layer/documents.ts'
import type { Variant } from '../routes.ts'
import { Footer } from './footer.tsx'
import { InstallBanner } from './install-banner.tsx'

const column = 'mx-auto min-h-dvh w-full max-w-160 bg-paper'
const besides = 'mx-auto desktop:grid desktop:max-w-250 desktop:grid-cols-[minmax(0,1fr)_18rem] desktop:gap-10'

/** The default layout: a single column. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return <div className="mx-auto min-h-dvh max-w-160 bg-paper">{children}</div>
}

type CampaignLayoutProps = {
  provider: Provider
  variant: Variant
  path: string
  children: ReactNode
  aside?: ReactNode
}

/**
 * The campaign layout: install banner above, footer below, and, from 1,024 px, an aside next to the column. The in-app
 * variant has neither banner nor footer (D6).
 */
export function CampaignLayout({ provider, variant, path, children, aside }: CampaignLayoutProps) {
  return (
    <div className={aside ? besides : ''}>
      <div className={column}>
        {variant === 'web' && <InstallBanner provider={provider} path={path} />}
        <main>{children}</main>
        {variant === 'web' && <Footer provider={provider} />}
      </div>
      {aside && <aside className="hidden pt-10 desktop:block">{aside}</aside>}
    </div>
  )
}
