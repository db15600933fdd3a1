'use client'

import { useQuery } from '@tanstack/react-query'

import { describeFailure } from '#api-client/messages.ts'

import { client } from '../../api.ts'
import { promotionsQuery } from './promotion-queries.ts'

/** Says once to a screen reader what every card shows when the list could not be loaded. */
export function FailureAnnouncement({ promotionKeys }: { promotionKeys: readonly string[] }) {
  const { error } = useQuery(promotionsQuery(client, promotionKeys))
  return (
    <p role="status" className="sr-only">
      {error && describeFailure(error, 'general')?.message}
    </p>
  )
}
