'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { client } from '../../api.ts'
import { runCommand } from '../../platform/bridge/run-command.ts'
import { ActionButton } from '../../shared/actions/action-button.tsx'
import { ArticleStatus } from '../../shared/stage/article-status.tsx'
import { IdleMark } from '../../shared/context/idle-mark.tsx'
import type { PanelNotice } from '../../shared/notices/notice-panel.tsx'
import { StatusIllustration } from '../../shared/notices/status-illustration.tsx'
import { useSignIn } from '../../shared/notices/sign-in-panel.tsx'
import { waitText } from '../../shared/context/use-long-wait.ts'
import { useOpenApp } from '../../shared/open-app/use-open-app.tsx'
import { ReservedSpace } from '../../shared/queries/skeleton.tsx'
import { deriveCampaignStatus } from './campaign-status.ts'
import type { CampaignContext } from './entry-content.ts'
import { promotionsQuery } from './promotion-queries.ts'
import { usePromotionList } from './use-promotion-list.ts'

type ListNotice = {
  text: string
  title?: string | undefined
  illustration?: PanelNotice['illustration']
  action?: PanelNotice['action']
  isLoading?: boolean
  /** Whether everything is entered. */
  isComplete?: boolean
}

/** Returns the note for all promotions of the page. */
function useListNotice(context: CampaignContext): ListNotice {
  const { labels } = context
  const { status, failure, gate } = usePromotionList(context)
  const signIn = useSignIn({ inApp: labels.signInApp, inBrowser: labels.signInBrowser })
  const { open, notice } = useOpenApp((bridge) => runCommand('openActivity', { path: labels.activatePath }, bridge))
  switch (status) {
    case 'failed': {
      const { title, message = '', hint = '', illustration, action } = failure ?? {}
      return { title, text: `${message}${hint}`, illustration, action }
    }
    case 'signed-out':
      return { text: signIn ? labels.signIn : labels.signInDesktop, action: signIn }
    case 'card-not-active':
      return signIn
        ? { text: labels.activate, action: { label: labels.activateButton, run: () => void open(), after: notice } }
        : { text: `${labels.activate}${labels.activateDesktop}` }
    case 'gated':
      return { text: gate?.message ?? '', action: gate?.action }
    case 'ended':
      return { text: labels.ended, illustration: 'asleep' }
    case 'upcoming':
      return { text: labels.upcoming }
    case 'entered':
      return { text: labels.next, isComplete: true }
    default:
      return { text: labels.hint, isLoading: status === 'loading' }
  }
}

/** The largest of the notes, whose space, with a button, is reserved where it can be seen. */
const largestNotice: ListNotice = {
  title: '読み込めませんでした',
  text: '通信エラーが発生しました。時間をおいてお試しください。（500）',
  illustration: 'apart',
}

/** Announces whether the campaign is running, according to the server if the content has no period (D21). */
function AnnouncedStatus({ promotionKeys }: Pick<CampaignContext, 'promotionKeys'>) {
  const { data } = useQuery(promotionsQuery(client, promotionKeys))
  return <ArticleStatus status={data && deriveCampaignStatus(data.promotions)} />
}

type NoticeRowProps = Omit<ListNotice, 'action'> & { button?: ReactNode }

/**
 * A note with its button: below it on a phone, next to it in a wide window. Another text is another element, so that none
 * of the page's moves when it is replaced.
 */
function NoticeRow({ title, text, illustration, button, isLoading }: NoticeRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div role="status" className="flex flex-[1_1_12em] items-center gap-x-4 self-stretch">
        {illustration && <StatusIllustration of={illustration} isSmall />}
        <p key={`${title} ${text}`}>
          {title !== undefined && <b className="block">{title}</b>}
          {text}
          {isLoading && <span aria-hidden="true" data-text={waitText} className="wait-text block" />}
        </p>
      </div>
      {button && <div className="w-full two-column:w-60">{button}</div>}
    </div>
  )
}

/**
 * Shows above all promotions what applies to each: the entry conditions, why they cannot be entered, or that the list
 * is missing, with a single next step.
 */
export function EntryListState({ context }: { context: CampaignContext }) {
  const { action, ...notice } = useListNotice(context)
  const button = action && (
    <>
      <ActionButton
        kind={notice.title === undefined ? 'strong' : 'secondary'}
        isBusy={action.isBusy ?? false}
        onClick={action.run}
      >
        {action.label}
      </ActionButton>
      {action.after}
    </>
  )
  return (
    <div className="mt-3 grow text-note leading-snug two-column:mt-1">
      {!context.period && <AnnouncedStatus promotionKeys={context.promotionKeys} />}
      {(notice.title !== undefined || notice.isComplete) && <IdleMark />}
      <ReservedSpace size={<NoticeRow {...largestNotice} button={<div className="min-h-13" />} />} isStretched>
        <NoticeRow {...notice} button={button} />
      </ReservedSpace>
    </div>
  )
}
