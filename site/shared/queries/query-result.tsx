'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { isNotAuthenticated } from '#api-client/api-error.ts'
import type { Situation } from '#api-client/messages.ts'

import { NoticePanel } from '../notices/notice-panel.tsx'
import { SignInPanel } from '../notices/sign-in-panel.tsx'
import { useSignInState } from '../context/use-sign-in-state.ts'
import { IdleMark } from '../context/idle-mark.tsx'
import { ReservedSpace } from './skeleton.tsx'
import { useStickyError } from './use-sticky-error.ts'
import { useReadFailure } from './use-read-failure.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  situation?: Situation
  /** Has the size of the content, so that nothing shifts when the content arrives. */
  skeleton: ReactNode
  /** Content that stays visible to a visitor who has yet to sign in. */
  aside?: ReactNode
  /** Whether the stage links to this content. */
  isMain?: boolean
  children: (data: Data) => ReactNode
}

/**
 * Renders a read that needs a session, the same way on all screens: loading, data, failed with a retry, offline, or not
 * signed in, which every screen shows as soon as any of its calls has detected it (D12, D22).
 */
export function QueryResult<Data>({ query, situation = 'general', skeleton, aside, isMain, children }: Props<Data>) {
  const error = useStickyError(query)
  const failure = useReadFailure(query, error, situation)
  const isSignedOut = useSignInState() === 'not-signed-in'
  // A session that ends while the page is open invalidates the data shown for it. The error outlasts the state while
  // the read is repeated after the visitor's return.
  if (isSignedOut || (error && isNotAuthenticated(error)))
    return (
      <ReservedSpace size={skeleton} isStretched>
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${aside ? 'grid-rows-[auto_1fr]' : ''}`}>
          {aside}
          <SignInPanel />
        </div>
      </ReservedSpace>
    )
  if (query.data !== undefined) return children(query.data)
  if (!failure) return skeleton
  return (
    <ReservedSpace size={skeleton} isStretched>
      <div className="grid grid-cols-[minmax(0,1fr)]">
        {isMain === true && <IdleMark />}
        <NoticePanel {...failure} />
      </div>
    </ReservedSpace>
  )
}
