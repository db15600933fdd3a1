'use client'

import type { UseQueryResult } from '@tanstack/react-query'

import { toApiError } from '#api-client/api-error.ts'
import { describeFailure, offlineRead, readServerMessage, type Situation } from '#api-client/messages.ts'

import type { PanelNotice } from '../notices/notice-panel.tsx'
import { useScreen } from '../context/screen-provider.tsx'
import { useIsOnline } from '../context/use-is-online.ts'

/**
 * Returns why a read has no data and how to continue: offline it resumes automatically, otherwise there is a retry
 * button. The same cause has the same title and hint on every screen: when to try again, unless the message states it
 * (specification §8), and the status. A message of the server has no hint. Undefined if there is nothing to report.
 */
export function useReadFailure(
  { fetchStatus, refetch }: UseQueryResult,
  error: Error | null,
  situation: Situation = 'general',
): PanelNotice | undefined {
  const { announce } = useScreen()
  const isOnline = useIsOnline()
  if (fetchStatus === 'paused' || (!isOnline && (error || fetchStatus === 'fetching'))) return offlineRead
  const { status } = error ? toApiError(error).details : {}
  const code = status === undefined ? '' : `（${status}）`
  const retryHint = situation === 'general' ? '時間をおいてお試しください。' : ''
  const hint = error && readServerMessage(error) === undefined ? `${retryHint}${code}` || undefined : undefined
  const message = error && describeFailure(error, situation)
  const isBusy = fetchStatus === 'fetching'
  const run = () => void refetch().then(({ isSuccess }) => isSuccess && announce('読み込みました'))
  return message
    ? {
        ...message,
        // The title of specification §8 is that of alerts; on the page the heading says what happened.
        title: '読み込めませんでした',
        hint,
        illustration: status === 503 ? 'closed' : 'apart',
        action: { label: isBusy ? '読み込んでいます' : 'もう一度読み込む', isBusy, run },
      }
    : undefined
}
