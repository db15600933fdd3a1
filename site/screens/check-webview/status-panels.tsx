'use client'

import { ContentPanel } from './content-panel.tsx'
import { RaiseErrorPanel } from './raise-error-panel.tsx'
import { StatusPanel } from './status-panel.tsx'

/** Shows whether the server responds, which content is published, and a call that fails on purpose. */
export function StatusPanels() {
  return (
    <>
      <StatusPanel />
      <ContentPanel />
      <RaiseErrorPanel />
    </>
  )
}
