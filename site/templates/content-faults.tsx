/** In development only: what the content check says, above a page that shows the last good state. */
export function ContentFaults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null
  return (
    <div role="alert" className="border-b-4 border-accent bg-paper p-4 text-small">
      <p className="font-bold text-accent">直すところが{faults.length}件あります。このページは、最後に正しかったときのものです。</p>
      <ul className="mt-2 grid gap-1">
        {faults.map((fault) => (
          <li key={fault}>
            <code>{fault}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
