import type { ReactNode } from 'react'

import type { EditorDiagnostic, PreviousComparison } from '../engine/engine-client.ts'
import { DiagnosticList } from './diagnostic-list.tsx'
import { entryOf, type DiagnosticCallbacks } from './diagnostic-row.tsx'
import { hasUnreadLeftovers, LeftoverList } from './leftover-list.tsx'
import { ReviewList } from './review-list.tsx'
import { MonthList } from './month-list.tsx'
import { describeRest, isMark, marksIn } from './review-parts.ts'

type Props = DiagnosticCallbacks & {
  diagnostics: readonly EditorDiagnostic[]
  /** The files of the entry that is being edited: their diagnostics are first. */
  files: readonly string[]
  /** Whether the diagnostics are those of the form's current input. */
  isCurrent?: boolean
  /** What the entry was most likely copied from, with the texts to read. */
  previous?: PreviousComparison | undefined
  /** Content about the focused field, above all diagnostics. */
  children?: ReactNode
}

const isError = (diagnostic: EditorDiagnostic) => diagnostic.severity === 'error'
const isOpen = ({ severity, reason }: EditorDiagnostic) => severity === 'warning' && reason === undefined
const isSettled = ({ reason }: EditorDiagnostic) => reason !== undefined

/**
 * All diagnostics of the check: those of this entry in full, for its month what is left to do on each page, and those of
 * all other files collapsed.
 */
export function DiagnosticsPanel({ diagnostics, files, isCurrent = true, previous, children, ...callbacks }: Props) {
  const [file = ''] = files
  const fileDiagnostics = diagnostics.filter((diagnostic) => files.includes(diagnostic.file))
  const month = /^campaigns\/[^/]+\//.exec(file)?.[0]
  const open = diagnostics.filter((diagnostic) => !files.includes(diagnostic.file) && diagnostic.reason === undefined)
  const ofMonth = open.filter((diagnostic) => month !== undefined && diagnostic.file.startsWith(month))
  const others = open.filter((diagnostic) => !ofMonth.includes(diagnostic))
  const marked = marksIn(fileDiagnostics)
  const isGood = !fileDiagnostics.some((diagnostic) => isError(diagnostic) || isOpen(diagnostic))
  return (
    <div className="preview-diagnostics" aria-live="polite">
      {children}
      {isGood && isCurrent && <p className="preview-good">この入力に、直すところはありません。</p>}
      {!isCurrent && <p className="preview-checking">確かめています…</p>}
      <DiagnosticList
        heading="直すところ"
        diagnostics={fileDiagnostics.filter((diagnostic) => isError(diagnostic) && !isMark(diagnostic))}
        {...callbacks}
      >
        <p className="preview-where">このままでも保存できます。公開は、直してからになります。</p>
      </DiagnosticList>
      <ReviewList marked={marked} isConfirmedBelow={hasUnreadLeftovers(file, previous)} {...callbacks} />
      {previous && <LeftoverList {...{ file, previous, marked }} {...callbacks} />}
      <DiagnosticList
        heading="確かめてほしいところ（公開は止まりません）"
        diagnostics={fileDiagnostics.filter(isOpen)}
        {...callbacks}
      />
      <DiagnosticList heading="確認ずみ" diagnostics={fileDiagnostics.filter(isSettled)} {...callbacks} />
      <MonthList diagnostics={ofMonth} {...callbacks} />
      {others.length > 0 && (
        <details className="preview-others">
          <summary>
            ほかのファイル
            <span className="preview-count">{new Set(others.map(entryOf)).size}つ</span>
            <span className="preview-where">{describeRest(others)}</span>
          </summary>
          <DiagnosticList heading="直すところ" diagnostics={others.filter(isError)} {...callbacks} />
          <DiagnosticList
            heading="確かめてほしいところ（公開は止まりません）"
            diagnostics={others.filter(isOpen)}
            {...callbacks}
          />
        </details>
      )}
    </div>
  )
}
