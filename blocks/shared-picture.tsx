import type { ReactNode } from 'react'

type Props = {
  /** Id of a campaign with its own page; without it nothing is shared. */
  id: string | undefined
  /** Element type: a span within a link's text. */
  as?: 'div' | 'span'
  className: string
  children: ReactNode
}

/**
 * A campaign's picture on a card or a stage, with a view transition between both on navigation. Uses a rule instead of
 * a style attribute, so that a strict Content-Security-Policy can allow it by hash.
 */
export function SharedPicture({ id, as: Element = 'div', className, children }: Props) {
  if (id === undefined) return <Element className={className}>{children}</Element>
  const name = `kv-${id}`
  return (
    <Element className={`${className} ${name}`}>
      <style href={name} precedence="stage">
        {`.${name}{view-transition-name:${name}}`}
      </style>
      {children}
    </Element>
  )
}
