import type { ReactNode } from 'react'

import { StyleRule } from './style-rule.tsx'

type Props = {
  /** Id of a campaign with its own page; without it there is no transition. */
  id: string | undefined
  /** Element type: a span within a link's text. */
  as?: 'div' | 'span'
  className: string
  children: ReactNode
}

/** A campaign's picture on a card or a stage, with a view transition between both on navigation. */
export function PictureTransition({ id, as: Element = 'div', className, children }: Props) {
  if (id === undefined) return <Element className={className}>{children}</Element>
  const name = `kv-${id}`
  return (
    <Element className={`${className} ${name}`}>
      <StyleRule name={name}>{`.${name}{view-transition-name:${name}}`}</StyleRule>
      {children}
    </Element>
  )
}
