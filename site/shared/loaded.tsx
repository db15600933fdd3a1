'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { isNotAuthenticated } from '#api-client/api-error.ts'
import type { Situation } from '#api-client/messages.ts'

import { NoticePanel } from './notice-panel.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { useLastingError } from './use-lasting-error.ts'
import { useReadFailure } from './use-read-failure.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  situation?: Situation
  /** Of the size that the content will have, so that nothing moves when it comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The one way from a read to a screen: loading, there, failed with another try, offline, not signed in (D12). */
export function Loaded<Data>({ query, situation = 'general', skeleton, children }: Props<Data>) {
  const error = useLastingError(query)
  const failure = useReadFailure(query, error, situation)
  // A session that ends while the page is open ends what was shown for it.
  if (error && isNotAuthenticated(error)) return <SignInPanel />
  if (query.data !== undefined) return children(query.data)
  return failure ? <NoticePanel {...failure} /> : skeleton
}
