'use client'

import { EnvironmentPanel } from './environment-panel.tsx'
import { GatesPanel } from './gates-panel.tsx'

/** Shows the detected environment, and the features that this version of the app supports. */
export function EnvironmentPanels({ appToken, providerName }: { appToken: string; providerName: string }) {
  return (
    <>
      <EnvironmentPanel appToken={appToken} />
      <GatesPanel appToken={appToken} providerName={providerName} />
    </>
  )
}
