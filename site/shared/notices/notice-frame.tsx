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
 * §8). On a phone the figure stands next to the title, and the text below both, so that its lines are as long as
 * possible and its status is not alone on one. In a higher space all is in the middle, so that the space that is reserved
 * for the content is no hole.
 */
export function NoticeFrame({ title, message, hint, figure = <StatusIllustration of="apart" />, children }: Props) {
  return (
    <section
      aria-label={title}
      role="alert"
      className="flex max-h-120 w-full flex-wrap content-center items-center gap-x-4 gap-y-2 rounded-card border-2 border-line bg-paper p-5 tablet:grid tablet:grid-cols-[auto_minmax(0,1fr)]"
    >
      {figure}
      <p
        key={title}
        className="min-w-0 flex-[1_1_10em] text-lead leading-snug font-extrabold tablet:col-start-2 tablet:self-end"
      >
        {title}
      </p>
      <p key={`${message} ${hint}`} className="w-full self-start text-note text-balance tablet:col-start-2">
        <span>{message}</span>
        {hint !== undefined && <span className="text-small text-sub">{hint}</span>}
      </p>
      {children && <div className="mt-3 w-full tablet:col-start-2 tablet:max-w-90">{children}</div>}
    </section>
  )
}
