'use client'

import { useQuery } from '@tanstack/react-query'

import { describeFailure } from '#api-client/messages.ts'

import { client } from '../../api.ts'
import { promotionsQuery } from './promotion-queries.ts'

/** Announces a failed list to screen readers once, although every card shows it. */
export function FailureAnnouncement({ promotionKeys }: { promotionKeys: readonly string[] }) {
  const { error } = useQuery(promotionsQuery(client, promotionKeys))
  return (
    <p role="status" className="sr-only">
      {error && describeFailure(error, 'general')?.message}
    </p>
  )
}
