'use client'

import { useQuery } from '@tanstack/react-query'

import { isNotAuthenticated } from '#api-client/api-error.ts'

import { client } from '../../api.ts'
import type { PanelNotice } from '../../shared/notices/notice-panel.tsx'
import { useStickyError } from '../../shared/queries/use-sticky-error.ts'
import { useReadFailure } from '../../shared/queries/use-read-failure.ts'
import type { PromotionContext } from './entry-content.ts'
import { entryStatus, type EntryStatus } from './entry-status.ts'
import { promotionQuery, promotionsQuery } from './promotion-queries.ts'
import { useEntryAvailability } from './use-entry-availability.ts'

export type PromotionView = {
  status: EntryStatus
  /** Reason why the detail is missing; a missing list is reported once for the page. */
  failure: PanelNotice | undefined
  /** Reason and next step if the promotion cannot be entered here. */
  gate: Omit<PanelNotice, 'title'> | undefined
  isSignedIn: boolean
}

/** Returns the state of a promotion: from the list in the summary, from its own query while its detail is open. */
export function usePromotion(context: PromotionContext, isDetailOpen: boolean): PromotionView {
  const { promotionKey, promotionKeys } = context
  const { gate, isSignedOut, periodStatus } = useEntryAvailability(context)
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
  // Until the detail has loaded, the list's response is shown, so that opening it does not flicker.
  const isDetail = isDetailOpen && (detail.data !== undefined || detailError !== null)
  const query = isDetail ? detail : list
  const error = isDetail ? detailError : listError
  const failure = useReadFailure(query, error)
  const status = entryStatus({
    periodStatus,
    // Any other call may have detected in the meantime that the session has ended (D22).
    response: query.data && { ...query.data, isSignedIn: query.data.isSignedIn && !isSignedOut },
    hasFailed: failure !== undefined,
    isGated: gate !== undefined,
  })
  return {
    status: status === 'failed' && isNotAuthenticated(error) ? 'signed-out' : status,
    failure: isDetail ? failure : undefined,
    gate,
    isSignedIn: list.data?.isSignedIn === true,
  }
}
