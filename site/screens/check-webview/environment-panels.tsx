'use client'

import { EnvironmentPanel } from './environment-panel.tsx'
import { GatesPanel } from './gates-panel.tsx'

/** The detected environment, and what this version of the app supports. */
export function EnvironmentPanels({ appToken, providerName }: { appToken: string; providerName: string }) {
  return (
    <>
      <EnvironmentPanel appToken={appToken} />
      <GatesPanel appToken={appToken} providerName={providerName} />
    </>
  )
}
