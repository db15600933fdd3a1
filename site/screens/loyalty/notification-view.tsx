'use client'

import { useQuery } from '@tanstack/react-query'

import { getLoyaltyNotification } from '#api-client/calls/get-loyalty-notification.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { NoticePanel } from '../../shared/notices/notice-panel.tsx'
import { ReservedSpace, Skeleton } from '../../shared/queries/skeleton.tsx'
import { QueryResult } from '../../shared/queries/query-result.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { NotificationCard } from './notification-card.tsx'
import { readRequestedId, readNotification } from './read-notification.ts'
import type { NotificationLabels } from './labels.ts'

/** The notification requested by the URL. */
export function NotificationView({ labels }: { labels: NotificationLabels }) {
  const query = useInBrowser(() => location.search)
  const request = query === undefined ? undefined : readRequestedId(query)
  return (
    <>
      {request === undefined && <NotificationSkeleton labels={labels} />}
      {request?.kind === 'id' && <FetchedNotification id={request.id} labels={labels} />}
      {(request?.kind === 'missing' || request?.kind === 'unreadable') && (
        <ReservedSpace size={<NotificationSkeleton labels={labels} />}>
          <div className="grid h-full items-center">
            <NoticePanel {...labels[request.kind]} />
          </div>
        </ReservedSpace>
      )}
    </>
  )
}

function FetchedNotification({ id, labels }: { id: string; labels: NotificationLabels }) {
  const query = useQuery(readQuery(client, getLoyaltyNotification, { id }))
  return (
    <QueryResult query={query} skeleton={<NotificationSkeleton labels={labels} />}>
      {(response) => <NotificationCard labels={labels} {...readNotification(response)} />}
    </QueryResult>
  )
}

function NotificationSkeleton({ labels }: { labels: NotificationLabels }) {
  return (
    <Skeleton hasText>
      <NotificationCard labels={labels} direction="DOWN" action="PAYMENT" />
    </Skeleton>
  )
}
