import type { ReactNode } from 'react'

/** A list of short conditions on a stage, each in a `Chip`. It is close to the figure, so that both are in view. */
export function Chips({ children }: { children: ReactNode }) {
  return <ul className="mt-4 flex flex-wrap gap-[.45em] text-small font-bold tabular desktop:text-body">{children}</ul>
}

/** A condition in a list of `Chips`. */
export function Chip({ className = '', children }: { className?: string; children: ReactNode }) {
  return <li className={`rounded-chip bg-paper px-[.45em] py-1 ${className}`.trim()}>{children}</li>
}
