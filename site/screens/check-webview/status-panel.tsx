'use client'

import { useQuery } from '@tanstack/react-query'

import { toApiError } from '#api-client/api-error.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '#api-client/calls/list-entry-type-campaign-promotions-anonymous.ts'
import { getInviteCode } from '#api-client/calls/get-invite-code.ts'
import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
import { describeFailure } from '#api-client/messages.ts'
import { readQuery } from '#api-client/queries.ts'

import { client, signIn } from '../../api.ts'
import { Panel, Verdict } from '../../shared/page/diagnostics-panel.tsx'

type Read = { isSuccess: boolean; isFetching: boolean; isPaused: boolean; error: Error | null; refetch: () => unknown }

function describe(error: Error): string {
  const { kind, details } = toApiError(error)
  return `${details.status ?? kind}：${describeFailure(error, 'general')?.message ?? ''}`
}

function Result({ name, read: { isSuccess, isFetching, isPaused, error } }: { name: string; read: Read }) {
  const hasResult = !isFetching && !isPaused
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2.5">
      <span>
        <span className="font-bold">{name}</span>
        <span className="block min-h-5 text-small text-sub">{error && hasResult ? describe(error) : ''}</span>
      </span>
      {isPaused && <Verdict isGood={undefined}>オフライン</Verdict>}
      {isFetching && <Verdict isGood={undefined}>確認中</Verdict>}
      {hasResult && <Verdict isGood={isSuccess}>{isSuccess ? '読めた' : '読めない'}</Verdict>}
    </li>
  )
}

/** Shows whether the server responds, without the content of its responses. */
export function StatusPanel() {
  const reads = {
    'ログインなしで読めるもの（エントリー）': useQuery(
      readQuery(client, listEntryTypeCampaignPromotionsAnonymous, { promotionKeys: [] }),
    ),
    'ログインすると読めるもの（ロイヤルティ）': useQuery(readQuery(client, getLoyalty, {})),
    'ログインすると読めるもの（招待）': useQuery(readQuery(client, getInviteCode, {})),
  } satisfies Record<string, Read>
  /** Always queries the server, because the sign-in state of a previous response is being checked. */
  function askAgain(): void {
    signIn.set('unknown')
    for (const read of Object.values(reads)) void read.refetch()
  }
  return (
    <Panel title="サーバーとの通信" lead="応答の中身は表示しません。">
      <ul aria-live="polite">
        {Object.entries(reads).map(([name, read]) => (
          <Result key={name} name={name} read={read} />
        ))}
      </ul>
      <button
        type="button"
        onClick={askAgain}
        className="mt-5 h-12 w-full rounded-full border-2 border-ink text-body font-bold"
      >
        もう一度確かめる
      </button>
    </Panel>
  )
}
