'use client'

import { useGate } from '../../shared/notices/feature-gate.tsx'
import { usePeriodStatus } from '../../shared/stage/use-period-status.ts'
import { useSignInState } from '../../shared/context/use-sign-in-state.ts'
import type { CampaignContext } from './entry-content.ts'

/** Returns the state shared by all promotions of a page, regardless of the server's response for each. */
export function useCampaign({ period, labels, appOnlyPath }: CampaignContext) {
  const gate = useGate(
    'payment',
    appOnlyPath === undefined ? undefined : { message: labels.inAppOnly, button: labels.openInApp, path: appOnlyPath },
  )
  const isSignedOut = useSignInState() === 'not-signed-in'
  return { gate, isSignedOut, periodStatus: usePeriodStatus(period) }
}
