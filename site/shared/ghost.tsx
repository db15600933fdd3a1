import type { ReactNode } from 'react'

/**
 * Stands where content will be: what most people will see, itself, so that its size is right at every width and text size, but
 * invisible, which also keeps it from screen readers and the keyboard. Without JavaScript nothing would ever come in its place; then it says so.
 */
export function Ghost({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="skeleton rounded-card bg-wash unscripted:hidden">
        <div className="invisible">{children}</div>
      </div>
      <p className="hidden rounded-card border-2 border-line px-5 py-4 text-note unscripted:block">表示するには、JavaScript を有効にしてください。</p>
    </>
  )
}
