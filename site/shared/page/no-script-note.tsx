/** Shown only without JavaScript. */
export function NoScriptNote({ children = '表示するには、JavaScript を有効にしてください。' }: { children?: string }) {
  return (
    <p className="hidden rounded-tile border-2 border-ink px-4 py-3 text-note font-bold unscripted:block">{children}</p>
  )
}
