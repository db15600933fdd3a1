'use client'

import { useQuery } from '@tanstack/react-query'

import { isNotAuthenticated } from '#api-client/api-error.ts'

import { client } from '../../api.ts'
import { useReadFailure } from '../../shared/queries/use-read-failure.ts'
import { useStickyError } from '../../shared/queries/use-sticky-error.ts'
import { deriveCampaignStatus } from './campaign-status.ts'
import type { CampaignContext } from './entry-content.ts'
import { entryStatus } from './entry-status.ts'
import { promotionsQuery } from './promotion-queries.ts'
import { useEntryAvailability } from './use-entry-availability.ts'

/** Returns the query of a page's promotions, with the status that they have in common. */
export function usePromotionList(context: CampaignContext) {
  const { gate, isSignedOut, periodStatus } = useEntryAvailability(context)
  const list = useQuery(promotionsQuery(client, context.promotionKeys))
  const error = useStickyError(list)
  const failure = useReadFailure(list, error)
  const promotions = list.data?.promotions ?? []
  const isEntered = promotions.length > 0 && promotions.every((promotion) => promotion.isEntered)
  const status = entryStatus({
    periodStatus,
    response: list.data && {
      ...list.data,
      isSignedIn: list.data.isSignedIn && !isSignedOut,
      promotion: { promotionKey: '', isEntered, periodStatus: deriveCampaignStatus(promotions) ?? 'UNSPECIFIED' },
    },
    hasFailed: failure !== undefined,
    isGated: gate !== undefined,
  })
  const isNoSession = status === 'failed' && (isNotAuthenticated(error) || !failure)
  return { list, failure, gate, isSignedOut, periodStatus, status: isNoSession ? 'signed-out' : status } as const
}
