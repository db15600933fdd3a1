import { useCallback, useEffect, type ReactNode } from 'react'

import { withoutReviewMark } from '#content-layer/rules/review/review-marks.ts'

import type { Finding, Place } from '../engine/engine-client.ts'
import type { ControlProps } from '../fields/control.ts'
import { addAnswer } from '../formats/answers.ts'
import { nameField } from '../form/name-field.ts'
import { Findings } from '../preview/findings.tsx'
import { previewStyle } from '../preview/preview-style.ts'
import { fileOfEntry } from './entry-file.ts'
import { FieldNotes } from './field-notes.ts'
import { fieldOfPlace, openField } from './open-field.ts'
import type { Session } from './session.ts'
import { useLiveText } from './use-live-text.ts'

type Props = Pick<ControlProps, 'value' | 'onChange'> & {
  session: Session
  entry: NonNullable<ControlProps['entry']>
  file: string
}

/** How much the check tells of a file, in words; empty while it is not known. */
function summaryOf(findings: readonly Finding[]): string {
  const faults = findings.filter(({ severity }) => severity === 'fault').length
  const remarks = findings.filter(({ severity, reason }) => severity === 'remark' && reason === undefined).length
  const counted = [
    ...(faults > 0 ? [`直すところ ${faults}件`] : []),
    ...(remarks > 0 ? [`確かめてほしいところ ${remarks}件`] : []),
  ]
  return counted.length > 0 ? counted.join('、') : '✓ 直すところはありません'
}

/** The text of a file in which a finding is answered: by a reason, or by the loss of the mark that asks to look. */
async function answerOf(session: Session, finding: Finding, reason: string, text: string): Promise<string | undefined> {
  if (finding.kind !== 'not-reviewed') return session.engine.confirm(finding, reason)
  const lines = text.split('\n')
  const at = finding.line - 1
  return lines.with(at, withoutReviewMark(lines[at] ?? '')).join('\n')
}

const notes = new FieldNotes()

/**
 * The check of the file that the form would write, as it is typed: at the top of the form in numbers, and each finding at
 * its field. The field's own value are the answers to remarks.
 */
function CheckField({ session, entry, file, value, onChange }: Props): ReactNode {
  const { data, written, told } = useLiveText(session, file, entry)
  const text = 'text' in written ? written.text : ''
  const own = told?.findings.filter((found) => found.file === file)

  const onOpenField = useCallback(
    (place: Place) => {
      const field = fieldOfPlace(place, text, data)
      if (field !== undefined) void openField(field)
    },
    [text, data],
  )
  const nameOf = useCallback(
    (place: Place) => {
      const field = fieldOfPlace(place, text, data)
      return field === undefined ? undefined : nameField(file, field, data)
    },
    [file, text, data],
  )
  const onConfirm = useCallback(
    (finding: Finding, reason: string) => {
      void answerOf(session, finding, reason, text).then((answered) => {
        if (answered !== undefined) onChange(addAnswer(value, text, answered))
      })
    },
    [session, text, value, onChange],
  )
  // The preview asks for the same, and has no way to change the form.
  useEffect(() => session.answerBy(onConfirm), [session, onConfirm])
  useEffect(() => {
    const placed = (own ?? [])
      .filter(({ reason }) => reason === undefined)
      .map((found) => ({ found, keyPath: fieldOfPlace(found, text, data) }))
    notes.show(placed.flatMap(({ found, keyPath }) => (keyPath === undefined ? [] : [{ ...found, keyPath }])))
  })
  useEffect(() => () => notes.show([]), [])

  if ('problem' in written)
    return <p className="own-check-list">いまの入力は、ファイルに書けません（{written.problem}）。</p>
  if (!own) return <p className="own-check-list">確かめています…</p>
  return (
    <details className="own-check-list">
      <summary>{summaryOf(own)}</summary>
      <div className="preview">
        <style>{previewStyle}</style>
        <Findings findings={own} files={[file]} {...{ onOpenField, onConfirm, nameOf }} />
      </div>
    </details>
  )
}

/** The check of an entry; of one that was never saved nothing is known yet. */
export function EntryCheck({ session, entry, value, onChange }: ControlProps & { session: Session }): ReactNode {
  const file = entry && fileOfEntry(entry)
  if (!entry || file === undefined) return <p className="own-check-list">一度保存すると、ここに出ます。</p>
  return <CheckField key={file} {...{ session, entry, file, value, onChange }} />
}
