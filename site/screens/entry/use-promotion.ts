'use client'

import { useQuery } from '@tanstack/react-query'

import { isNotAuthenticated } from '#api-client/api-error.ts'

import { client } from '../../api.ts'
import type { PanelNotice } from '../../shared/notices/notice-panel.tsx'
import { useStickyError } from '../../shared/queries/use-sticky-error.ts'
import { useReadFailure } from '../../shared/queries/use-read-failure.ts'
import type { PromotionContext } from './entry-content.ts'
import { entryStatus, type EntryStatus } from './entry-status.ts'
import { promotionQuery } from './promotion-queries.ts'
import { usePromotionList } from './use-promotion-list.ts'

export type PromotionView = {
  status: EntryStatus
  /** Whether the note above all promotions states this status, with the next step. */
  isStatedAbove: boolean
  /** Reason why the detail is missing; a missing list is reported once for the page. */
  failure: PanelNotice | undefined
  isSignedIn: boolean
}

/** Statuses that the note above all promotions explains. */
const explained: readonly EntryStatus[] = ['failed', 'upcoming', 'ended', 'gated', 'signed-out', 'card-not-active']

/** Returns the state of a promotion: from the list in the summary, from its own query while its detail is open. */
export function usePromotion(context: PromotionContext, isDetailOpen: boolean): PromotionView {
  const { promotionKey } = context
  const { list, failure: listFailure, status: listStatus, gate, isSignedOut, periodStatus } = usePromotionList(context)
  const detail = useQuery({ ...promotionQuery(client, promotionKey), enabled: isDetailOpen })
  const detailError = useStickyError(detail)
  const detailFailure = useReadFailure(detail, detailError)
  // Until the detail has loaded, the list's response is shown, so that opening it does not flicker.
  const isDetail = isDetailOpen && (detail.data !== undefined || detailError !== null)
  const response = isDetail
    ? detail.data
    : list.data && {
        ...list.data,
        promotion: list.data.promotions.find((promotion) => promotion.promotionKey === promotionKey),
      }
  const failure = isDetail ? detailFailure : listFailure
  const derivedStatus = entryStatus({
    periodStatus,
    // Any other call may have detected in the meantime that the session has ended (D22).
    response: response && { ...response, isSignedIn: response.isSignedIn && !isSignedOut },
    hasFailed: failure !== undefined,
    isGated: gate !== undefined,
  })
  const hasNoSession = isDetail ? isNotAuthenticated(detailError) : listStatus === 'signed-out'
  const status = derivedStatus === 'failed' && hasNoSession ? 'signed-out' : derivedStatus
  return {
    status,
    isStatedAbove: status === listStatus && explained.includes(status),
    failure: isDetail ? failure : undefined,
    isSignedIn: list.data?.isSignedIn === true,
  }
}
