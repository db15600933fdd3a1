'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { isNotAuthenticated } from '#api-client/api-error.ts'
import { describeFailure, type Situation } from '#api-client/messages.ts'

import { NoticePanel } from './notice-panel.tsx'
import { useScreen } from './screen-provider.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { useLastingError } from './use-lasting-error.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  situation?: Situation
  /** Of the size that the content will have, so that nothing moves when it comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The one way from a read to a screen: loading, there, failed with another try, offline, not signed in (D12). */
export function Loaded<Data>({ query, situation = 'general', skeleton, children }: Props<Data>) {
  const { data, fetchStatus, refetch } = query
  const { announce } = useScreen()
  const error = useLastingError(query)
  function tryAgain(): void {
    void refetch().then(({ isSuccess }) => isSuccess && announce('読み込みました'))
  }
  // A session that ends while the page is open ends what was shown for it.
  if (error && isNotAuthenticated(error)) return <SignInPanel />
  if (data !== undefined) return children(data)
  if (fetchStatus === 'paused') return <NoticePanel title="オフラインです" message="つながると、自動で読み込みます。" />
  if (!error) return skeleton
  const told = describeFailure(error, situation)
  const isBusy = fetchStatus === 'fetching'
  return told ? <NoticePanel {...told} action={{ label: isBusy ? '読み込んでいます' : 'もう一度読み込む', isBusy, run: tryAgain }} /> : skeleton
}
