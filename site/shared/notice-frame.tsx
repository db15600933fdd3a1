import type { ReactNode } from 'react'

import { StatusIllustration } from './status-illustration.tsx'

type Props = {
  title: string
  message: string
  /** What to do about it. */
  hint?: string | undefined
  /** An illustration, or what helps to continue. */
  figure?: ReactNode
  /** The one button, if there is something to do on the page. */
  children?: ReactNode
}

/**
 * The problem or what is missing, and what to do, in place of content: the same on every screen (specification §8). It
 * is as high as its words, at the top of its place.
 */
export function NoticeFrame({ title, message, hint, figure = <StatusIllustration of="apart" />, children }: Props) {
  return (
    <section
      aria-label={title}
      role="alert"
      className="flex w-full flex-wrap items-center gap-4 rounded-card border-2 border-line bg-paper p-5 tablet:grid tablet:grid-cols-[auto_minmax(0,1fr)]"
    >
      {figure}
      <div key={`${title} ${message} ${hint}`} className="min-w-0 flex-[1_1_9rem]">
        <p className="text-lead leading-snug font-extrabold">{title}</p>
        <p className="mt-1 text-note">{message}</p>
        {hint !== undefined && <p className="text-note text-sub">{hint}</p>}
      </div>
      {children && <div className="w-full tablet:col-start-2 tablet:max-w-90">{children}</div>}
    </section>
  )
}
