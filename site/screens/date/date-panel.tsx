'use client'

import { useState } from 'react'

import { periodStatusAt, type PeriodStatus } from '#schemas/period-status.ts'

import { Code, Fact, Panel, Verdict } from '../../shared/panel.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { describeInstant, instantOf, localTime, zones, type Zone } from './zoned-time.ts'

/** A campaign's period, both ends included, in milliseconds since 1970 UTC. */
export type CampaignPeriod = { name: string; title: string; words: string; start: number; end: number }

/** When the page was opened. */
const openedAt = Date.now()

const statusNames = { BEFORE_THE_PERIOD: '開催前', DURING_THE_PERIOD: '開催中', AFTER_THE_PERIOD: '終了' } as const satisfies Record<PeriodStatus, string>

const field = 'mt-1 block h-12 w-full rounded-tile border-2 border-line bg-paper px-3 text-body'

/** Any instant, seen from any zone, and what every campaign is at it. */
export function DatePanel({ campaigns }: { campaigns: readonly CampaignPeriod[] }) {
  const [zone, setZone] = useState<Zone>(zones[0])
  const [chosen, setChosen] = useState<number>()
  const opened = useInBrowser(() => openedAt)
  const instant = chosen ?? opened
  return (
    <>
      <Panel title="見る日時" lead="好きな日時を選ぶと、そのときの状態がわかります。">
        <div className="grid gap-4 tablet:grid-cols-2">
          <label className="text-small font-bold">
            日時
            <input
              type="datetime-local"
              value={instant === undefined ? '' : localTime(instant, zone)}
              onChange={({ target }) => setChosen(instantOf(target.value, zone) ?? instant)}
              className={field}
            />
          </label>
          <label className="text-small font-bold">
            時間帯
            <select value={zone} onChange={({ target }) => setZone(target.value)} className={field}>
              {zones.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
        <button type="button" onClick={() => setChosen(Date.now())} className="mt-3 h-11 rounded-full border-2 border-ink px-5 text-note font-bold">
          いまに戻す
        </button>
        <dl className="mt-4 min-h-44" aria-live="polite">
          {instant !== undefined && (
            <>
              <Fact name="日本時間">{describeInstant(instant, 'Asia/Tokyo')}</Fact>
              <Fact name={zone}>{describeInstant(instant, zone)}</Fact>
              <Fact name="端末の時間帯">{describeInstant(instant, Intl.DateTimeFormat().resolvedOptions().timeZone)}</Fact>
            </>
          )}
        </dl>
        {instant !== undefined && <Code>{new Date(instant).toISOString()}</Code>}
      </Panel>
      <Panel title="キャンペーンの状態" lead="期間は日本時間で、始まりと終わりの両方を含みます。">
        <ul>
          {campaigns.map(({ name, title, words, start, end }) => {
            const status = instant === undefined ? undefined : periodStatusAt(start, end, instant)
            return (
              <li key={name} className="flex items-start justify-between gap-4 border-b border-line py-2.5">
                <span>
                  <span className="font-bold">{title}</span>
                  <span className="block text-small text-sub tabular">
                    {name} ／ {words}
                  </span>
                </span>
                <Verdict isGood={status === 'DURING_THE_PERIOD' ? true : undefined}>{status ? statusNames[status] : '…'}</Verdict>
              </li>
            )
          })}
        </ul>
      </Panel>
    </>
  )
}
