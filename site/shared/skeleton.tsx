import type { ReactNode } from 'react'

/**
 * Reserves the space of content that is loading by rendering typical content invisibly, so that the size is right at
 * every width and text size. Invisible content is hidden from screen readers and the keyboard too. Not shown without
 * JavaScript, where nothing would ever replace it.
 */
export function Skeleton({ children }: { children: ReactNode }) {
  return <div className="skeleton rounded-card bg-wash *:invisible unscripted:hidden">{children}</div>
}
