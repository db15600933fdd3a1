'use client'

import { useQuery } from '@tanstack/react-query'

import { isNotAuthenticated } from '#api-client/api-error.ts'

import { client } from '../../api.ts'
import { ArticleStatus } from '../../shared/stage/article-status.tsx'
import { MissingMark } from '../../shared/context/missing-mark.tsx'
import type { PanelNotice } from '../../shared/notices/notice-panel.tsx'
import { StatusIllustration } from '../../shared/notices/status-illustration.tsx'
import type { IllustrationName } from '../../shared/notices/status-drawings.tsx'
import { useSignIn } from '../../shared/notices/sign-in-panel.tsx'
import { waitText } from '../../shared/context/use-long-wait.ts'
import { useReadFailure } from '../../shared/queries/use-read-failure.ts'
import { useStickyError } from '../../shared/queries/use-sticky-error.ts'
import { deriveCampaignStatus } from './campaign-status.ts'
import type { CampaignContext } from './entry-content.ts'
import { entryStatus } from './entry-status.ts'
import { promotionsQuery } from './promotion-queries.ts'
import { useEntryAvailability } from './use-entry-availability.ts'

type Note = {
  text: string
  title?: string | undefined
  illustration?: IllustrationName | undefined
  action?: PanelNotice['action']
  isLoading?: boolean
}

/** Returns the note for all promotions of the page. */
function useNote(context: CampaignContext): Note {
  const { labels, promotionKeys } = context
  const { gate, isSignedOut, periodStatus } = useEntryAvailability(context)
  const canSignIn = useSignIn() !== undefined
  const list = useQuery(promotionsQuery(client, promotionKeys))
  const error = useStickyError(list)
  const failure = useReadFailure(list, error)
  const promotions = list.data?.promotions ?? []
  const isEntered = promotions.length > 0 && promotions.every((promotion) => promotion.isEntered)
  const status = entryStatus({
    periodStatus,
    response: list.data && {
      ...list.data,
      isSignedIn: list.data.isSignedIn && !isSignedOut,
      promotion: { promotionKey: '', isEntered, periodStatus: deriveCampaignStatus(promotions) ?? 'UNSPECIFIED' },
    },
    hasFailed: failure !== undefined,
    isGated: gate !== undefined,
  })
  if (status === 'failed' && !isNotAuthenticated(error) && failure) {
    const { title, message, hint = '', illustration, action } = failure
    return { title, text: `${message}${hint}`, illustration, action }
  }
  if (status === 'signed-out' || status === 'failed') return { text: canSignIn ? labels.signIn : labels.signInDesktop }
  if (status === 'card-not-active') return { text: `${labels.activate}${canSignIn ? '' : labels.activateDesktop}` }
  if (status === 'gated') return { text: gate?.message ?? '' }
  if (status === 'ended') return { text: labels.ended, illustration: 'asleep' }
  return { text: status === 'entered' ? labels.next : labels.hint, isLoading: status === 'loading' }
}

/** Announces whether the campaign is running, according to the server if the content has no period (D21). */
function AnnouncedStatus({ promotionKeys }: Pick<CampaignContext, 'promotionKeys'>) {
  const { data } = useQuery(promotionsQuery(client, promotionKeys))
  return <ArticleStatus status={data && deriveCampaignStatus(data.promotions)} />
}

/**
 * Shows above all promotions what applies to each: the entry conditions, why they cannot be entered, or that the list
 * is missing, with a single next step. It reserves space for each of these, so that nothing below moves.
 */
export function EntryListState({ context }: { context: CampaignContext }) {
  const { title, text, illustration, action, isLoading } = useNote(context)
  return (
    <div className="mt-3 grid min-h-12 items-center text-note leading-snug *:[grid-area:1/1]">
      {!context.period && <AnnouncedStatus promotionKeys={context.promotionKeys} />}
      {title !== undefined && <MissingMark />}
      <p aria-hidden="true" className="pl-15">
        <span data-text="読み込めませんでした" className="reserved block" />
        <span
          data-text="通信エラーが発生しました。時間をおいてお試しください。（500） もう一度読み込む"
          className="reserved block"
        />
      </p>
      {illustration && (
        <span className="justify-self-start">
          <StatusIllustration of={illustration} isSmall />
        </span>
      )}
      <p role="status" className={`flex self-stretch ${illustration ? 'items-center' : ''}`.trimEnd()}>
        <span key={`${title} ${text}`} className={illustration ? 'pl-15' : undefined}>
          {title !== undefined && <b className="block">{title}</b>}
          {text}
          {isLoading && <span aria-hidden="true" data-text={waitText} className="wait-text block" />}
          {action && ' '}
          {action && (
            <button
              type="button"
              aria-disabled={action.isBusy}
              onClick={action.isBusy === true ? undefined : action.run}
              className="-my-3 min-h-11 text-left font-bold underline underline-offset-4"
            >
              <span key={action.label}>{action.label}</span>
            </button>
          )}
        </span>
      </p>
    </div>
  )
}
