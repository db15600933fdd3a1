import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'

import { listReviewedTexts } from '#content-layer/rules/edits/leftovers.ts'

import type { EditorDiagnostic, FieldPosition } from '../engine/engine-client.ts'
import { getEntryFile, noEntry } from '../entries/entry-file.ts'
import { useEntryFile } from '../entries/use-entry-file.ts'
import { useLiveText } from '../entries/use-live-text.ts'
import { useFacts } from '../fields/available-terms.ts'
import type { ControlProps } from '../fields/control-props.ts'
import { getEntryFields } from '../fields/form-values.ts'
import { addSuppression } from '../formats/suppressions.ts'
import { describeRest, isMark, isSettled, listReviewMarks } from '../preview/classify-diagnostics.ts'
import { DiagnosticsPanel } from '../preview/diagnostics-panel.tsx'
import { storeConfirmed } from '../preview/leftover-storage.ts'
import { previewStyle } from '../preview/preview-style.ts'
import { EngineStopped } from '../session/engine-stopped.tsx'
import type { Session } from '../session/session.ts'
import { FieldNotes } from './field-notes.ts'
import type { FieldNote } from './note-element.ts'
import { openEntryAt, takeRequestedPosition } from './open-entry.ts'
import { openField } from './open-field.ts'
import { reviewLines } from './review-marks.ts'
import { useFormFields } from './use-form-fields.ts'

type Props = Pick<ControlProps, 'value' | 'onChange'> & {
  session: Session
  entry: NonNullable<ControlProps['entry']>
  file: string
}

/** The notes of the page: one form is open at a time. */
const notes = new FieldNotes()

const noDiagnostics: readonly EditorDiagnostic[] = []

type ActionOptions = Pick<Props, 'session' | 'value' | 'onChange' | 'file'> & { text: string }

/** Returns what changes the form when the author confirms a warning or reviews marked lines. */
function useDiagnosticActions({ session, value, onChange, file, text }: ActionOptions) {
  const onConfirm = useCallback(
    (diagnostic: EditorDiagnostic, reason: string) => {
      const suppress = (suppressedText: string | undefined) => {
        if (suppressedText !== undefined) onChange(addSuppression(value, text, suppressedText))
      }
      session.engine.confirm(diagnostic, reason).then(suppress, () => undefined)
    },
    [session, text, value, onChange],
  )
  const onReview = useCallback(
    (marked: readonly EditorDiagnostic[]) => {
      // Without its mark, a copied text would be in the list of those to read.
      storeConfirmed(file, listReviewedTexts(marked, text))
      onChange(reviewLines(value, text, marked))
    },
    [file, text, value, onChange],
  )
  // The preview has the same buttons, but cannot change the form itself.
  useEffect(() => session.actions.handle({ confirm: onConfirm, review: onReview }), [session, onConfirm, onReview])
  return { onConfirm, onReview }
}

/** Shows each diagnostic at its field. */
function useFieldNotes(
  diagnostics: readonly EditorDiagnostic[],
  getField: (position: FieldPosition) => string | undefined,
  onReview: (marked: readonly EditorDiagnostic[]) => void,
): void {
  const [form] = useState(() => Symbol('form'))
  useEffect(() => {
    const marks = new Set(listReviewMarks(diagnostics))
    const listed = diagnostics.filter((each) => !isSettled(each) && (!isMark(each) || marks.has(each)))
    const fieldNotes = listed.flatMap((diagnostic): FieldNote[] => {
      const keyPath = getField(diagnostic)
      if (keyPath === undefined) return []
      return [{ ...diagnostic, keyPath, ...(isMark(diagnostic) && { onReviewed: () => onReview([diagnostic]) }) }]
    })
    notes.show(form, fieldNotes)
  }, [form, diagnostics, getField, onReview])
  useEffect(() => () => notes.leave(form), [form])
}

/**
 * Checks the file that the form would write, as it is typed: a summary at the top of the form, and each diagnostic at its
 * field. The field's own value contains the suppressions of warnings.
 */
function CheckField({ session, entry, file, value, onChange }: Props): ReactNode {
  const { data, written, checked } = useLiveText(session, file, entry)
  const facts = useFacts(getEntryFields(entry))
  const problem = useSyncExternalStore(session.subscribe, session.connection.getProblem)
  const text = 'text' in written ? written.text : ''
  const diagnostics = checked?.diagnostics
  const fileDiagnostics = useMemo(() => diagnostics?.filter((each) => each.file === file), [diagnostics, file])

  const getText = useCallback(() => text, [text])
  const { getField, getFieldName, getMarkedTexts } = useFormFields({ file, getText, data, facts })
  const onOpenField = useCallback(
    (position: FieldPosition) => {
      const field = getField(position)
      if (field !== undefined) void openField(field, position.text)
      else if (position.file !== file) openEntryAt(position)
    },
    [file, getField],
  )
  useEffect(() => {
    const position = text === '' ? undefined : takeRequestedPosition(file)
    if (position) onOpenField(position)
  }, [file, text, onOpenField])
  const { onConfirm, onReview } = useDiagnosticActions({ session, value, onChange, file, text })
  useFieldNotes(fileDiagnostics ?? noDiagnostics, getField, onReview)

  if ('problem' in written)
    return <p className="own-check-list">いまの入力は、ファイルに書けません（{written.problem}）。</p>
  if (problem !== undefined) return <EngineStopped session={session} />
  if (!fileDiagnostics) return <p className="own-check-list">確かめています…</p>
  const isCurrent = checked?.isCurrent === true
  const rest = describeRest(fileDiagnostics) || '✓ 直すところはありません'
  return (
    <details className="own-check-list">
      <summary>{isCurrent ? rest : '確かめています…'}</summary>
      <div className="preview">
        <style>{previewStyle}</style>
        <DiagnosticsPanel
          diagnostics={fileDiagnostics}
          files={[file]}
          {...{ isCurrent, onOpenField, onConfirm, onReview, getFieldName, getMarkedTexts }}
        />
      </div>
    </details>
  )
}

/** The check of an entry; of one that was never saved as of the file that saving would make. */
export function EntryCheck({ session, entry, value, onChange }: ControlProps & { session: Session }): ReactNode {
  const given = entry ?? noEntry
  const file = useEntryFile(session, given)
  if (file === undefined) return <p className="own-check-list">確かめています…</p>
  return <CheckField key={getEntryFile(given) ?? 'new'} entry={given} {...{ session, file, value, onChange }} />
}
