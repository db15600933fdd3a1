'use client'

import { useQuery } from '@tanstack/react-query'

import { getEasypayStatus } from '#api-client/calls/get-easypay-status.ts'
import { getEasypayApplicability } from '#api-client/calls/get-easypay-applicability.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import { ReservedSpace, Skeleton } from '../../shared/queries/skeleton.tsx'
import { readEasypayStatus } from './decide-next-step.ts'
import { StatusPanel } from './status-panel.tsx'
import type { NextStepLabels } from './labels.ts'

/** The largest of the common states. */
const placeholder = { status: 'NOT_SIGNED', applicability: 'OK_WITH_PARENT_CONSENT', needsKyc: true } as const

/** The visitor's status. Both reads are required, and start in parallel. */
export function VisitorStep({ labels }: { labels: NextStepLabels }) {
  const applicability = useQuery(readQuery(client, getEasypayApplicability, {}))
  const status = useQuery(readQuery(client, getEasypayStatus, {}))
  const skeleton = (
    <Skeleton hasText>
      <StatusPanel labels={labels} state={placeholder} />
    </Skeleton>
  )
  return (
    <QueryResult query={applicability} skeleton={skeleton}>
      {(applicable) => (
        <QueryResult query={status} skeleton={skeleton}>
          {(response) => (
            <ReservedSpace size={<StatusPanel labels={labels} state={placeholder} />} isStretched>
              <StatusPanel labels={labels} state={{ ...applicable, status: readEasypayStatus(response) }} />
            </ReservedSpace>
          )}
        </QueryResult>
      )}
    </QueryResult>
  )
}
