import type { ReactNode } from 'react'

import { StatusIllustration } from './status-illustration.tsx'

type Props = {
  title: string
  message: string
  /** How to solve the problem. */
  hint?: string | undefined
  /** An illustration, or content that helps to continue. */
  figure?: ReactNode
  /** A single button, if there is something to do on the page. */
  children?: ReactNode
}

/**
 * A notice in place of content, about a problem or missing data and what to do: the same on every screen (specification
 * §8). In a higher space its text is in the middle, so that the space that is reserved for the content is no hole.
 */
export function NoticeFrame({ title, message, hint, figure = <StatusIllustration of="apart" />, children }: Props) {
  return (
    <section
      aria-label={title}
      role="alert"
      className="flex max-h-120 w-full flex-wrap content-center items-center gap-4 rounded-card border-2 border-line bg-paper p-5 tablet:grid tablet:grid-cols-[auto_minmax(0,1fr)]"
    >
      {figure}
      <div key={`${title} ${message} ${hint}`} className="min-w-0 flex-[1_1_11rem]">
        <p className="text-lead leading-snug font-extrabold">{title}</p>
        <p className="mt-1 text-note">{message}</p>
        {hint !== undefined && <p className="text-note text-sub">{hint}</p>}
      </div>
      {children && <div className="w-full tablet:col-start-2 tablet:max-w-90">{children}</div>}
    </section>
  )
}
