import type { ReactNode } from 'react'

import type { EditorDiagnostic, PreviousComparison } from '../engine/engine-client.ts'
import { DiagnosticList } from './diagnostic-list.tsx'
import { nameEntry, type DiagnosticCallbacks } from './diagnostic-row.tsx'
import { hasUnreadLeftovers, LeftoverList } from './leftover-list.tsx'
import { ReviewList } from './review-list.tsx'
import { MonthList } from './month-list.tsx'
import { describeRest, isError, isMark, isOpenWarning, isSettled, listReviewMarks } from './classify-diagnostics.ts'

export type DiagnosticsPanelProps = DiagnosticCallbacks & {
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

/** Divides diagnostics into those of the edited entry, and unsettled ones of its month and of all other files. */
function divideByFile(diagnostics: readonly EditorDiagnostic[], files: readonly string[]) {
  const [file = ''] = files
  const month = /^campaigns\/[^/]+\//.exec(file)?.[0]
  const isOfMonth = (diagnostic: EditorDiagnostic) => month !== undefined && diagnostic.file.startsWith(month)
  const elsewhere = diagnostics.filter((diagnostic) => !files.includes(diagnostic.file) && !isSettled(diagnostic))
  return {
    ofEntry: diagnostics.filter((diagnostic) => files.includes(diagnostic.file)),
    ofMonth: elsewhere.filter(isOfMonth),
    ofOthers: elsewhere.filter((diagnostic) => !isOfMonth(diagnostic)),
  }
}

type ListsProps = DiagnosticCallbacks & { diagnostics: readonly EditorDiagnostic[] }

/** The open warnings among diagnostics. */
function OpenWarnings({ diagnostics, ...callbacks }: ListsProps) {
  return (
    <DiagnosticList
      heading="確かめてほしいところ（公開は止まりません）"
      diagnostics={diagnostics.filter(isOpenWarning)}
      {...callbacks}
    />
  )
}

/** The diagnostics of files that are neither of the edited entry nor of its month, collapsed. */
function OtherFiles({ diagnostics, ...callbacks }: ListsProps) {
  if (diagnostics.length === 0) return null
  return (
    <details className="preview-others">
      <summary>
        ほかのファイル
        <span className="preview-count">{new Set(diagnostics.map(nameEntry)).size}つ</span>
        <span className="preview-where">{describeRest(diagnostics)}</span>
      </summary>
      <DiagnosticList heading="直すところ" diagnostics={diagnostics.filter(isError)} {...callbacks} />
      <OpenWarnings diagnostics={diagnostics} {...callbacks} />
    </details>
  )
}

/** All diagnostics: of this entry in full, of its month by page, and of all other files collapsed. */
export function DiagnosticsPanel({
  diagnostics,
  files,
  isCurrent = true,
  previous,
  children,
  ...callbacks
}: DiagnosticsPanelProps) {
  const [file = ''] = files
  const { ofEntry, ofMonth, ofOthers } = divideByFile(diagnostics, files)
  const marked = listReviewMarks(ofEntry)
  const isGood = !ofEntry.some((diagnostic) => isError(diagnostic) || isOpenWarning(diagnostic))
  return (
    <div className="preview-diagnostics" aria-live="polite">
      {children}
      {isGood && isCurrent && <p className="preview-good">この入力に、直すところはありません。</p>}
      {!isCurrent && <p className="preview-checking">確かめています…</p>}
      <DiagnosticList
        heading="直すところ"
        diagnostics={ofEntry.filter((diagnostic) => isError(diagnostic) && !isMark(diagnostic))}
        {...callbacks}
      >
        <p className="preview-where">このままでも保存できます。公開は、直してからになります。</p>
      </DiagnosticList>
      <ReviewList marked={marked} isConfirmedBelow={hasUnreadLeftovers(file, previous)} {...callbacks} />
      {previous && <LeftoverList {...{ file, previous, marked }} {...callbacks} />}
      <OpenWarnings diagnostics={ofEntry} {...callbacks} />
      <DiagnosticList heading="確認ずみ" diagnostics={ofEntry.filter(isSettled)} {...callbacks} />
      <MonthList diagnostics={ofMonth} {...callbacks} />
      <OtherFiles diagnostics={ofOthers} {...callbacks} />
    </div>
  )
}
