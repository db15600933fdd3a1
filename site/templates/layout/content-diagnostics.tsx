/** Development only: the diagnostics of the content check, above a page in its last valid state. */
export function ContentDiagnostics({ diagnostics }: { diagnostics: readonly string[] }) {
  if (diagnostics.length === 0) return null
  return (
    <div role="alert" className="border-b-4 border-accent bg-paper p-4 text-small">
      <p className="font-bold text-accent">
        直すところが{diagnostics.length}件あります。このページは、最後に正しかったときのものです。
      </p>
      <ul className="mt-2 grid gap-1">
        {diagnostics.map((diagnostic) => (
          <li key={diagnostic}>
            <code>{diagnostic}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
