'use client'

import { useEffect, useState } from 'react'

import { Anchor } from '#blocks/anchor.tsx'

import { Code, PanelRow, Panel } from '../../shared/page/diagnostics-panel.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'

type Visit = { pageShows: number; fromCache: number; hidden: number }

/** Counts how often this page was shown, including from the back/forward cache, and how often it was hidden. */
function useVisit(): Visit {
  const [visit, setVisit] = useState<Visit>({ pageShows: 0, fromCache: 0, hidden: 0 })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) =>
      setVisit((before) => ({
        ...before,
        pageShows: before.pageShows + 1,
        fromCache: before.fromCache + (persisted ? 1 : 0),
      }))
    const onVisibility = () =>
      setVisit((before) => (document.visibilityState === 'hidden' ? { ...before, hidden: before.hidden + 1 } : before))
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])
  return visit
}

/** Shows the referrer of the visit, and links back. */
export function VisitPanel() {
  const { fromCache, hidden } = useVisit()
  const referrer = useInBrowser(() => document.referrer)
  return (
    <Panel title="ここに来るまで">
      <dl>
        <PanelRow name="戻ってきた回数（メモリから）">{fromCache}回</PanelRow>
        <PanelRow name="隠れた回数">{hidden}回</PanelRow>
      </dl>
      <h3 className="mt-5 mb-1 text-small text-sub">前のページ（リファラー）</h3>
      <Code>{referrer === undefined ? '確認しています' : referrer || '（なし）'}</Code>
      <div className="mt-5 grid gap-3">
        <button
          type="button"
          onClick={() => history.back()}
          className="h-12 rounded-full bg-ink text-body font-bold text-paper"
        >
          前のページへ戻る
        </button>
        <Anchor
          href="/campaigns/"
          className="grid h-12 place-items-center rounded-full border-2 border-ink text-body font-bold no-underline"
        >
          キャンペーン一覧へ
        </Anchor>
      </div>
    </Panel>
  )
}
