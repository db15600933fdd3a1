import type { ReactNode } from 'react'

type Props = {
  title: string
  message: string
  /** What to do about it. */
  hint?: string | undefined
  /** The one button, if there is something to do on the page. */
  children?: ReactNode
}

/** The problem or what is missing, and what to do, in place of content: the same on every screen (specification §8). */
export function NoticeFrame({ title, message, hint, children }: Props) {
  return (
    <section
      aria-label={title}
      role="alert"
      className="grid w-full content-center gap-5 rounded-card border-2 border-line bg-paper px-5 py-6 text-center"
    >
      <div key={`${title} ${message} ${hint}`}>
        <p className="text-lead leading-snug font-extrabold">{title}</p>
        <p className="mt-2 text-note">{message}</p>
        {hint !== undefined && <p className="mt-1 text-note text-sub">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
