import type { ReactNode } from 'react'

type Props = {
  /** Of a campaign with a page of its own; without it nothing is shared. */
  id: string | undefined
  className: string
  children: ReactNode
}

/**
 * A campaign's picture on a card or a stage: from one page to the next, the one becomes the other. A rule instead of a
 * style attribute, so that a strict Content-Security-Policy can allow it by hash.
 */
export function SharedPicture({ id, className, children }: Props) {
  if (id === undefined) return <span className={`block ${className}`}>{children}</span>
  const name = `kv-${id}`
  return (
    <span className={`block ${className} ${name}`}>
      <style href={name} precedence="stage">
        {`.${name}{view-transition-name:${name}}`}
      </style>
      {children}
    </span>
  )
}
