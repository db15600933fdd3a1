import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

import type { Finding, FieldPosition } from '../engine/engine-client.ts'
import type { ControlProps } from '../fields/control.ts'
import { addDecision } from '../formats/answers.ts'
import { nameField } from '../form/name-field.ts'
import { Findings } from '../preview/findings.tsx'
import { isMark } from '../preview/marked-parts.ts'
import { previewStyle } from '../preview/preview-style.ts'
import { fileOfEntry, type EntryMap } from './entry-file.ts'
import { FieldNotes } from './field-notes.ts'
import { fieldOfPosition, openField } from './open-field.ts'
import { markedWords, reviewLines } from './review-marks.ts'
import type { Session } from './session.ts'
import { Stopped } from './stopped.tsx'
import { useEntryFile } from './use-entry-file.ts'
import { useLiveText } from './use-live-text.ts'

type Props = Pick<ControlProps, 'value' | 'onChange'> & {
  session: Session
  entry: NonNullable<ControlProps['entry']>
  file: string
}

/** Formats the number of findings of a file, which may be those of what was in the form before. */
function summaryOf(findings: readonly Finding[], isCurrent: boolean): string {
  if (!isCurrent) return '確かめています…'
  const errorCount = findings.filter(({ severity }) => severity === 'error').length
  const warningCount = findings.filter(({ severity, reason }) => severity === 'warning' && reason === undefined).length
  const counted = [
    ...(errorCount > 0 ? [`直すところ ${errorCount}件`] : []),
    ...(warningCount > 0 ? [`確かめてほしいところ ${warningCount}件`] : []),
  ]
  return counted.length > 0 ? counted.join('、') : '✓ 直すところはありません'
}

const notes = new FieldNotes()

const nothing: EntryMap = new Map<string, unknown>()

/**
 * Checks the file that the form would write, as it is typed: a summary at the top of the form, and each finding at its
 * field. The field's own value contains the suppressions of warnings.
 */
function CheckField({ session, entry, file, value, onChange }: Props): ReactNode {
  const { data, written, checked } = useLiveText(session, file, entry)
  const problem = useSyncExternalStore(session.subscribe, session.problem)
  const [form] = useState(() => Symbol('form'))
  const text = 'text' in written ? written.text : ''
  const fileFindings = checked?.findings.filter((finding) => finding.file === file)

  const onOpenField = useCallback(
    (position: FieldPosition) => {
      const field = fieldOfPosition(position, text, data)
      if (field !== undefined) void openField(field)
    },
    [text, data],
  )
  const nameOf = useCallback(
    (position: FieldPosition) => {
      const field = fieldOfPosition(position, text, data)
      return field === undefined ? undefined : nameField(file, field, data)
    },
    [file, text, data],
  )
  const onConfirm = useCallback(
    (finding: Finding, reason: string) => {
      const answer = (answered: string | undefined) => {
        if (answered !== undefined) onChange(addDecision(value, text, answered))
      }
      session.engine.confirm(finding, reason).then(answer, () => undefined)
    },
    [session, text, value, onChange],
  )
  const onReview = useCallback(
    (marked: readonly Finding[]) => onChange(reviewLines(value, text, marked)),
    [text, value, onChange],
  )
  // The preview asks for the same, and has no way to change the form.
  useEffect(() => session.respondWith({ confirm: onConfirm, review: onReview }), [session, onConfirm, onReview])
  useEffect(() => {
    const positioned = (fileFindings ?? [])
      .filter(({ reason }) => reason === undefined)
      .map((finding) => ({ found: finding, keyPath: fieldOfPosition(finding, text, data) }))
    notes.show(
      form,
      positioned.flatMap(({ found: finding, keyPath }) => {
        if (keyPath === undefined) return []
        return [{ ...finding, keyPath, ...(isMark(finding) && { onReviewed: () => onReview([finding]) }) }]
      }),
    )
  })
  useEffect(() => () => notes.leave(form), [form])

  if ('problem' in written)
    return <p className="own-check-list">いまの入力は、ファイルに書けません（{written.problem}）。</p>
  if (problem !== undefined) return <Stopped session={session} />
  if (!fileFindings) return <p className="own-check-list">確かめています…</p>
  const wordsOf = ({ line }: Finding) => markedWords(text, line)
  const callbacks = { onOpenField, onConfirm, onReview, nameOf, wordsOf }
  return (
    <details className="own-check-list">
      <summary>{summaryOf(fileFindings, checked?.isCurrent === true)}</summary>
      <div className="preview">
        <style>{previewStyle}</style>
        <Findings findings={fileFindings} files={[file]} isCurrent={checked?.isCurrent === true} {...callbacks} />
      </div>
    </details>
  )
}

/** The check of an entry; of one that was never saved as of the file that saving would make. */
export function EntryCheck({ session, entry, value, onChange }: ControlProps & { session: Session }): ReactNode {
  const given = entry ?? nothing
  const file = useEntryFile(session, given)
  if (file === undefined) return <p className="own-check-list">確かめています…</p>
  return <CheckField key={fileOfEntry(given) ?? 'new'} entry={given} {...{ session, file, value, onChange }} />
}
