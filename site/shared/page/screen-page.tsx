import type { ReactNode } from 'react'

import type { Provider } from '#content-layer/documents/document-types.ts'
import type { Variant } from '#content-layer/common/routes.ts'

import { CampaignLayout } from '../../templates/layout/layouts.tsx'
import { Island } from '../islands/island.tsx'
import type { ScreenData } from '../context/screen-data.ts'
import { ScreenServices } from '../context/screen-services.tsx'
import { StatusDrawings } from '../notices/status-drawings.tsx'

/** Data and elements shared by all islands of a screen. */
export function ScreenBase({ screen }: { screen: ScreenData }) {
  return (
    <div className="contents" data-screen={JSON.stringify(screen)}>
      <Island screen={screen} of={ScreenServices} props={{}} isQuiet />
      <StatusDrawings />
    </div>
  )
}

type Props = { screen: ScreenData; provider: Provider; variant: Variant; children: ReactNode }

/** Page of an interactive screen, with banner and footer outside the app. */
export function ScreenPage({ screen, provider, variant, children }: Props) {
  return (
    <CampaignLayout provider={provider} variant={variant} path={screen.path} keptParameters={screen.keptParameters}>
      {children}
      <ScreenBase screen={screen} />
    </CampaignLayout>
  )
}
