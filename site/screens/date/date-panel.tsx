'use client'

import { useState } from 'react'

import { Code, PanelRow, Panel, PanelButton } from '../../shared/page/diagnostics-panel.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { CampaignStates } from './campaign-states.tsx'
import { describeInstant, parseLocalTime, formatLocalTime, zones, type Zone } from './zoned-time.ts'

const openedAt = Date.now()

const field = 'mt-1 block h-12 w-full rounded-tile border-2 border-line bg-paper px-3 text-body'

/** Converts an instant between time zones, and shows the status of every campaign at it. */
export function DatePanel() {
  const [zone, setZone] = useState<Zone>(zones[0])
  const [chosen, setChosen] = useState<number>()
  const opened = useInBrowser(() => openedAt)
  const instant = chosen ?? opened
  return (
    <>
      <Panel title="見る日時" lead="好きな日時を選ぶと、そのときの状態がわかります。">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
          <label className="text-small font-bold">
            日時
            <input
              type="datetime-local"
              value={instant === undefined ? '' : formatLocalTime(instant, zone)}
              onChange={({ target }) => setChosen(parseLocalTime(target.value, zone) ?? instant)}
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
        <PanelButton onClick={() => setChosen(Date.now())}>いまに戻す</PanelButton>
        <dl className="mt-4 min-h-44" aria-live="polite">
          {instant !== undefined && (
            <>
              <PanelRow name="日本時間">{describeInstant(instant, 'Asia/Tokyo')}</PanelRow>
              <PanelRow name={zone}>{describeInstant(instant, zone)}</PanelRow>
              <PanelRow name="端末の時間帯">
                {describeInstant(instant, Intl.DateTimeFormat().resolvedOptions().timeZone)}
              </PanelRow>
            </>
          )}
        </dl>
        {instant !== undefined && <Code>{new Date(instant).toISOString()}</Code>}
      </Panel>
      <CampaignStates instant={instant} />
    </>
  )
}
