'use client'

import { joinLines, formatShortPeriod } from '#blocks/format.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { periodStatusAt, type PeriodStatus } from '#domain/time/period-status.ts'

import { Panel, PanelButton, Verdict } from '../../shared/page/diagnostics-panel.tsx'
import { useCalendar } from '../../shared/queries/use-calendar.ts'

const statusNames = {
  BEFORE_THE_PERIOD: '開催前',
  DURING_THE_PERIOD: '開催中',
  AFTER_THE_PERIOD: '終了',
} as const satisfies Record<PeriodStatus, string>

function describeMissing({ isPaused, isFetching }: { isPaused: boolean; isFetching: boolean }): string {
  if (isPaused) return 'オフラインです。つながると、自動で読み込みます。'
  return isFetching ? '一覧を読み込んでいます…' : '一覧を読み込めませんでした。'
}

/** Shows the status of every campaign at an instant, in milliseconds since 1970 UTC. */
export function CampaignStates({ instant }: { instant: number | undefined }) {
  const { data, fetchStatus, isFetching, isPaused, refetch } = useCalendar()
  return (
    <Panel title="キャンペーンの状態" lead="期間は日本時間で、始まりと終わりの両方を含みます。">
      {!data && (
        <p role="status" className="text-note text-sub">
          {describeMissing({ isPaused, isFetching })}
        </p>
      )}
      {!data && fetchStatus === 'idle' && <PanelButton onClick={() => void refetch()}>もう一度読み込む</PanelButton>}
      <ul>
        {data?.map(({ month, id, title, period }) => {
          const status =
            instant === undefined ? undefined : periodStatusAt(parseStart(period.start), parseEnd(period.end), instant)
          return (
            <li key={`${month}/${id}`} className="flex items-start justify-between gap-4 border-b border-line py-2.5">
              <span>
                <span className="font-bold">{joinLines(title)}</span>
                <span className="block text-small text-sub tabular">
                  {month}/{id} ／ {formatShortPeriod(period)}
                </span>
              </span>
              <Verdict isGood={status === 'DURING_THE_PERIOD' ? true : undefined}>
                {status ? statusNames[status] : '…'}
              </Verdict>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
