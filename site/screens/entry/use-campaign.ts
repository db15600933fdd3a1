'use client'

import { useGate } from '../../shared/app-only.tsx'
import { usePeriodStatus } from '../../shared/use-period-status.ts'
import { useSignInState } from '../../shared/use-sign-in-state.ts'
import type { CampaignContext } from './entry-content.ts'

/** What holds for all promotions of a page, whatever the server says of each. */
export function useCampaign({ period, labels, appOnlyPath }: CampaignContext) {
  const gate = useGate(
    'payment',
    appOnlyPath === undefined ? undefined : { message: labels.inAppOnly, button: labels.openInApp, path: appOnlyPath },
  )
  const isSignedOut = useSignInState() === 'not-signed-in'
  return { gate, isSignedOut, periodStatus: usePeriodStatus(period) }
}
