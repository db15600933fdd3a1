import type { MouseEventHandler, ReactNode } from 'react'

import { Anchor } from '../anchor.tsx'

const variantClasses = {
  primary: 'min-h-14 bg-accent text-paper solid-when-forced text-lead font-extrabold',
  secondary: 'min-h-11 border-2 border-ink bg-paper text-ink text-note font-bold',
} as const

type Props = {
  href: string
  kind: keyof typeof variantClasses
  children: ReactNode
  dialogId?: string | undefined
  onClick?: MouseEventHandler
}

/** A link styled as a button; with `dialogId` the page script opens that dialog instead of following the link. */
export function ButtonLink({ href, kind, children, dialogId, onClick }: Props) {
  return (
    <Anchor
      href={href}
      data-opens={dialogId}
      onClick={onClick}
      className={`flex w-full items-center justify-center rounded-full px-5 py-2 text-center leading-tight no-underline tablet:max-w-90 ${variantClasses[kind]}`}
    >
      <span className="text-balance">{children}</span>
    </Anchor>
  )
}
