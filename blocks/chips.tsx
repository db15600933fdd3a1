import type { ReactNode } from 'react'

/** A row of short conditions on a stage, in view together with its figure. */
export function Chips({ children }: { children: ReactNode }) {
  return <ul className="mt-4 flex flex-wrap gap-[.45em] text-small font-bold tabular desktop:text-body">{children}</ul>
}

/** One condition. */
export function Chip({ className = '', children }: { className?: string; children: ReactNode }) {
  return <li className={`rounded-chip bg-paper px-[.45em] py-1 ${className}`.trim()}>{children}</li>
}
