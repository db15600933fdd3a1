/** Stands where content will be, in its size; `className` gives the size. Nothing is said of it. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton rounded-tile bg-wash ${className}`} />
}
