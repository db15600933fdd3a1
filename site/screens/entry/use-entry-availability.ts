'use client'

import { useGate } from '../../shared/notices/feature-gate.tsx'
import { usePeriodStatus } from '../../shared/stage/use-period-status.ts'
import { useSignInState } from '../../shared/context/use-sign-in-state.ts'
import type { CampaignContext } from './entry-content.ts'

/**
 * Returns what this device knows about whether the visitor can enter the promotions of a page; the server's response
 * for each promotion decides the rest. `gate` is why entry is impossible here, and what to do instead.
 */
export function useEntryAvailability({ period, labels, appOnlyPath }: CampaignContext) {
  const gate = useGate(
    'payment',
    appOnlyPath === undefined ? undefined : { message: labels.inAppOnly, button: labels.openInApp, path: appOnlyPath },
  )
  const isSignedOut = useSignInState() === 'not-signed-in'
  return { gate, isSignedOut, periodStatus: usePeriodStatus(period) }
}
