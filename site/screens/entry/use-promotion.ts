'use client'

import { useQuery } from '@tanstack/react-query'

import { isNotAuthenticated } from '#api-client/api-error.ts'

import { client } from '../../api.ts'
import { checkGate } from '../../platform/gates.ts'
import type { PanelNotice } from '../../shared/notice-panel.tsx'
import { useScreen } from '../../shared/screen-provider.tsx'
import { useStickyError } from '../../shared/use-sticky-error.ts'
import { usePeriodStatus } from '../../shared/use-period-status.ts'
import { useReadFailure } from '../../shared/use-read-failure.ts'
import type { PromotionContext } from './entry-content.ts'
import { entryStatus, type EntryStatus } from './entry-status.ts'
import { promotionQuery, promotionsQuery } from './promotion-queries.ts'

export type PromotionView = {
  stand: EntryStatus
  /** Why the answer is missing. */
  failure: PanelNotice | undefined
  isSignedIn: boolean
}

/** The state of a promotion: from the list in the summary, from its own query while its detail is open. */
export function usePromotion(
  { promotionKey, promotionKeys, period }: PromotionContext,
  isDetailOpen: boolean,
): PromotionView {
  const { environment, provider } = useScreen()
  const periodStatus = usePeriodStatus(period)
  const list = useQuery({
    ...promotionsQuery(client, promotionKeys),
    select: ({ promotions, ...rest }) => ({
      ...rest,
      promotion: promotions.find((promotion) => promotion.promotionKey === promotionKey),
    }),
  })
  const detail = useQuery({ ...promotionQuery(client, promotionKey), enabled: isDetailOpen })
  const listError = useStickyError(list)
  const detailError = useStickyError(detail)
  // Until the detail has loaded, the list's answer is shown, so that opening it does not flicker.
  const isDetail = isDetailOpen && (detail.data !== undefined || detailError !== null)
  const shown = isDetail ? detail : list
  const error = isDetail ? detailError : listError
  const failure = useReadFailure(shown, error)
  const stand = entryStatus({
    periodStatus,
    answer: shown.data,
    hasFailed: failure !== undefined,
    isAppNewEnough: environment?.surface !== 'app' || checkGate('payment', environment, provider.name).ok,
  })
  return {
    stand: stand === 'failed' && isNotAuthenticated(error) ? 'signed-out' : stand,
    failure,
    isSignedIn: list.data?.isSignedIn === true,
  }
}
