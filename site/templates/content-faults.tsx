import { contentFaults } from '../.generated/content-faults.ts'

/** In development only: what the content check says, above a page that shows the last good state. */
export function ContentFaults() {
  if (process.env.NODE_ENV !== 'development' || contentFaults.length === 0) return null
  return (
    <div role="alert" className="border-b-4 border-accent bg-paper p-4 text-small">
      <p className="font-bold text-accent">直すところが{contentFaults.length}件あります。このページは、最後に正しかったときのものです。</p>
      <ul className="mt-2 grid gap-1">
        {contentFaults.map((fault) => (
          <li key={fault}>
            <code>{fault}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
