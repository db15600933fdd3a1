import type { ReactNode } from 'react'

/**
 * Stands where content will be: what most people will see, itself, so that its size is right at every width and text
 * size, but
 * invisible, which also keeps it from screen readers and the keyboard. Without JavaScript nothing would ever come in
 * its place.
 */
export function Ghost({ children }: { children: ReactNode }) {
  return <div className="skeleton rounded-card bg-wash *:invisible unscripted:hidden">{children}</div>
}
