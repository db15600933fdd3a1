import type { ReactNode } from 'react'

import type { Finding } from '../engine/engine-client.ts'
import { FindingRow, type FindingCallbacks } from './finding-row.tsx'

type Props = FindingCallbacks & {
  /** What the list is of. */
  heading: string
  findings: readonly Finding[]
  /** A note on all of them, below the heading. */
  children?: ReactNode
}

/** Findings below one heading; nothing where there is none. */
export function FindingList({ heading, findings, children, ...callbacks }: Props) {
  if (findings.length === 0) return null
  return (
    <section className="preview-list">
      <h2>
        {heading}
        <span className="preview-count">{findings.length}件</span>
      </h2>
      {children}
      <ul>
        {findings.map((finding, index) => (
          <FindingRow
            key={`${finding.file} ${finding.line} ${finding.column} ${finding.kind} ${finding.field} ${index}`}
            finding={finding}
            {...callbacks}
          />
        ))}
      </ul>
    </section>
  )
}
