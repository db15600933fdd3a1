'use client'

import { useQuery } from '@tanstack/react-query'

import { getLoyaltyNotification } from '#api-client/calls/get-loyalty-notification.ts'
import { readQuery } from '#api-client/queries.ts'

import { client } from '../../api.ts'
import { InPlaceOf, Skeleton } from '../../shared/skeleton.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { NoticePanel } from '../../shared/notice-panel.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { NotificationCard } from './notification-card.tsx'
import { readAskedId, readNotification } from './read-notification.ts'
import type { NotificationWords } from './words.ts'

/** The notification that the URL asks for. */
export function NotificationView({ words }: { words: NotificationWords }) {
  const query = useInBrowser(() => location.search)
  const asked = query === undefined ? undefined : readAskedId(query)
  return (
    <>
      {asked === undefined && <NotificationSkeleton words={words} />}
      {asked?.kind === 'id' && <FetchedNotification id={asked.id} words={words} />}
      {(asked?.kind === 'missing' || asked?.kind === 'unreadable') && (
        <InPlaceOf size={<NotificationSkeleton words={words} />}>
          <NoticePanel {...words[asked.kind]} />
        </InPlaceOf>
      )}
    </>
  )
}

function FetchedNotification({ id, words }: { id: string; words: NotificationWords }) {
  const query = useQuery(readQuery(client, getLoyaltyNotification, { id }))
  return (
    <Loaded query={query} skeleton={<NotificationSkeleton words={words} />}>
      {(answer) => <NotificationCard words={words} {...readNotification(answer)} />}
    </Loaded>
  )
}

function NotificationSkeleton({ words }: { words: NotificationWords }) {
  return (
    <Skeleton>
      <NotificationCard words={words} direction="DOWN" action="PAYMENT" />
    </Skeleton>
  )
}
