'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { isNotAuthenticated } from '#api-client/api-error.ts'
import type { Situation } from '#api-client/messages.ts'

import { NoticePanel } from './notice-panel.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { useStickyError } from './use-sticky-error.ts'
import { useReadFailure } from './use-read-failure.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  situation?: Situation
  /** As large as the content, so that nothing shifts when that arrives. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The only way in which screens render a read: loading, data, failed with a retry, offline, or not signed in (D12). */
export function Loaded<Data>({ query, situation = 'general', skeleton, children }: Props<Data>) {
  const error = useStickyError(query)
  const failure = useReadFailure(query, error, situation)
  // A session that ends while the page is open invalidates what was shown for it.
  if (error && isNotAuthenticated(error)) return <SignInPanel />
  if (query.data !== undefined) return children(query.data)
  return failure ? <NoticePanel {...failure} /> : skeleton
}
