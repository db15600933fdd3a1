'use client'

import type { MouseEvent, ReactNode } from 'react'

import { ChangingText } from '../changing-text.tsx'

const kinds = {
  primary: 'bg-accent text-paper solid-when-forced',
  /** One of several equivalent actions, in a view that has no space for more than one main button. */
  strong: 'bg-ink text-paper solid-when-forced',
  secondary: 'border-2 border-ink bg-paper text-ink',
  /** A side action, weaker than everything around it. */
  quiet: 'border-2 border-line bg-paper text-ink',
} as const

type Props = {
  children: ReactNode
  kind?: keyof typeof kinds
  type?: 'button' | 'submit'
  isBusy?: boolean
  onClick?: (event: MouseEvent) => void
}

/**
 * A button as wide as its container, and up to 360 px on a desktop.
 * While busy it retains the focus and ignores clicks, so nothing is submitted twice.
 */
export function ActionButton({ children, kind = 'primary', type = 'button', isBusy = false, onClick }: Props) {
  return (
    <button
      type={type}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
      className={`grid min-h-13 w-full desktop:max-w-90 place-items-center rounded-full px-4 py-3 text-body leading-tight font-bold aria-disabled:opacity-60 ${kinds[kind]}`}
    >
      {typeof children === 'string' ? <ChangingText>{children}</ChangingText> : children}
    </button>
  )
}
