import type { ReactNode } from 'react'

type Props = { level: number; id?: string | undefined; className: string; children: ReactNode }

/** A heading with a level that depends on its context. */
export function Heading({ level, id, className, children }: Props) {
  const Tag = `h${Math.min(level, 6)}` as 'h2'
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  )
}
