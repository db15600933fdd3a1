import type { ReactNode } from 'react'

import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { DiagnosticRow, type DiagnosticCallbacks } from './diagnostic-row.tsx'

type Props = DiagnosticCallbacks & {
  heading: string
  diagnostics: readonly EditorDiagnostic[]
  /** A note on all of them, below the heading. */
  children?: ReactNode
}

function isWarningOfLine(other: EditorDiagnostic, { file, line }: EditorDiagnostic): boolean {
  return other.severity === 'warning' && other.file === file && other.line === line
}

/** Diagnostics below one heading; nothing if there are none. */
export function DiagnosticList({ heading, diagnostics, children, ...callbacks }: Props) {
  if (diagnostics.length === 0) return null
  return (
    <section className="preview-list">
      <h2>
        {heading}
        <span className="preview-count">{diagnostics.length}件</span>
      </h2>
      {children}
      <ul>
        {diagnostics.map((diagnostic, index) => (
          <DiagnosticRow
            key={`${diagnostic.file} ${diagnostic.line} ${diagnostic.column} ${diagnostic.kind} ${diagnostic.field} ${index}`}
            diagnostic={diagnostic}
            others={diagnostics.filter((other) => other !== diagnostic && isWarningOfLine(other, diagnostic))}
            {...callbacks}
          />
        ))}
      </ul>
    </section>
  )
}
