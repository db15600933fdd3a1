'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { createEntryTypeCampaignEntry } from '#api-client/calls/create-entry-type-campaign-entry.ts'
import { getTrackingId } from '#api-client/calls/get-tracking-id.ts'
import type { Message } from '#api-client/messages.ts'
import { readQuery } from '#api-client/queries.ts'

import { client, log } from '../../api.ts'
import { animateStageImage } from '../../shared/stage/animate-stage-image.ts'
import type { ActionPhase } from '../../shared/actions/action-phase.ts'
import { useAction } from '../../shared/actions/use-action.ts'
import type { PromotionContext } from './entry-content.ts'
import { cacheEntry } from './cache-entry.ts'
import { promotionsQuery } from './promotion-queries.ts'

export type Entry = {
  enter: () => void
  phase: ActionPhase
  /** True after an entry in this page view. */
  hasEntered: boolean
  /** True if the session had ended before the tap. */
  needsSignIn: boolean
  /** Reason of the last failure. */
  failure: Message | undefined
}

/**
 * Enters a promotion from the summary or its detail. Logs the entry and whether there is a tracking id, but not the id
 * (D18).
 */
export function useEntry(
  context: PromotionContext,
  { view, isSignedIn }: { view: 'summary' | 'detail'; isSignedIn: boolean },
): Entry {
  const queries = useQueryClient()
  const [hasEntered, setHasEntered] = useState(false)
  const tracking = useQuery({ ...readQuery(client, getTrackingId, {}), enabled: isSignedIn, staleTime: Infinity })
  const { promotionKey, promotionKeys, labels } = context
  const { run, getPhase, needsSignIn, failure } = useAction(createEntryTypeCampaignEntry, {
    situation: 'entry',
    done: labels.done,
    onDone() {
      // Logged as an event rather than a detail, because hosts that analyse entries read it at level 2 (decision record
      // 13).
      log.info(`entered ${promotionKey} from the ${view}, ${tracking.data ? 'with' : 'without'} a tracking id`)
      setHasEntered(true)
      animateStageImage()
      return cacheEntry(queries, context, view)
    },
    async isDone() {
      const query = promotionsQuery(client, promotionKeys)
      // A pending response may be older than the entry.
      await queries.cancelQueries({ queryKey: query.queryKey, exact: true })
      const { promotions } = await queries.query(query)
      return promotions.some((promotion) => promotion.promotionKey === promotionKey && promotion.isEntered)
    },
  })
  const input = { promotionKey }
  return { enter: () => void run(input), phase: getPhase(input), hasEntered, needsSignIn, failure }
}
