'use client'

import { useQuery } from '@tanstack/react-query'

import { describeFailure } from '#api-client/messages.ts'

import { client } from '../../api.ts'
import { ArticleStatus } from '../../shared/article-status.tsx'
import { campaignStatusOf } from './campaign-status.ts'
import { promotionsQuery } from './promotion-queries.ts'

type Props = { promotionKeys: readonly string[]; hasPeriod: boolean }

/**
 * The state of the list that concerns the whole page: its failure, announced to screen readers once although every card
 * shows it, and the status of a campaign without a period (D21).
 */
export function EntryListState({ promotionKeys, hasPeriod }: Props) {
  const { data, error } = useQuery(promotionsQuery(client, promotionKeys))
  return (
    <>
      {!hasPeriod && <ArticleStatus status={data && campaignStatusOf(data.promotions)} />}
      <p role="status" className="sr-only">
        {error && describeFailure(error, 'general')?.message}
      </p>
    </>
  )
}
