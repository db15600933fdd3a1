'use client'

import { useState, type ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'

import type { CommandResult } from '../../platform/bridge/commands.ts'
import { runCommand, type Bridge } from '../../platform/bridge/run-command.ts'
import { ChangingText } from '../changing-text.tsx'
import { useScreen } from '../context/screen-provider.tsx'

const labels = {
  title: 'アプリが開かないときは',
  again: 'もう一度開く',
  store: 'ストアを見る',
  copy: 'リンクをコピー',
  copied: 'コピーしました',
  failed: 'コピーできませんでした',
} as const

const choice =
  'grid min-h-11 place-items-center rounded-full border border-ink bg-paper px-2 text-center text-note font-bold text-ink no-underline'

type OpenApp = {
  open: () => Promise<void>
  /** Notice to show next to the tapped element if the app did not open; undefined until then. */
  notice: ReactNode
}

/** Opens the app on each tap, and shows in place what to do if the page is still visible afterwards (D36). */
export function useOpenApp(start: (bridge: Bridge) => Promise<CommandResult>): OpenApp {
  const { bridge } = useScreen()
  const [isNotOpened, setNotOpened] = useState(false)
  async function open(): Promise<void> {
    if (bridge && (await start(bridge)) === 'not-opened') setNotOpened(true)
  }
  return { open, notice: isNotOpened && <NotOpened again={() => void open()} /> }
}

function NotOpened({ again }: { again: () => void }) {
  const { bridge, provider, query, announce } = useScreen()
  const [copy, setCopy] = useState<string>(labels.copy)
  const { system } = bridge?.environment ?? {}
  async function copyLink(): Promise<void> {
    if (!bridge) return
    const text = `${location.origin}${location.pathname}${query}`
    const message = (await runCommand('copy', { text }, bridge)) === 'copied' ? labels.copied : labels.failed
    setCopy(message)
    announce(message)
  }
  return (
    <div role="alert" className="pt-3 text-note">
      <p className="font-bold">{labels.title}</p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <button type="button" onClick={again} className={`col-span-2 ${choice}`}>
          {labels.again}
        </button>
        {system && system !== 'other' && (
          <Anchor href={provider.stores[system].url} className={choice}>
            {labels.store}
          </Anchor>
        )}
        <button type="button" onClick={() => void copyLink()} className={choice}>
          <ChangingText>{copy}</ChangingText>
        </button>
      </div>
    </div>
  )
}
