import { useMemo } from 'react'

import { nameField } from '../form/name-field.ts'
import { readForm } from '../formats/formats.ts'
import { findFieldElement, findTextControl } from '../open-form/field-elements.ts'
import { getPublishedText } from '../open-form/field-text.ts'
import { typeInto } from '../open-form/open-field.ts'
import type { Session } from '../session/session.ts'

type Props = { session: Session; file: string; data: Readonly<Record<string, unknown>>; focused: string }

/** The published value of the field with the focus, if the form has changed it. `focused` is the path of that field. */
export function PublishedValue({ session, file, data, focused }: Props) {
  const published = useMemo(() => {
    const text = session.connection.getPublishedText(file)
    return text === undefined ? undefined : readForm(file, text)
  }, [session, file])
  const value = getPublishedText(published ?? data, data, focused)
  if (value === undefined) return null
  return (
    <section className="preview-marked" aria-label="公開中の値">
      <h3>{nameField(file, focused, data) ?? focused}</h3>
      <p className="preview-where">公開中の値</p>
      <p className="preview-words">{value === '' ? '（なし）' : value}</p>
      {findTextControl(findFieldElement(focused)) && (
        <button type="button" className="preview-quiet" onClick={() => void typeInto(focused, value)}>
          この値に戻す
        </button>
      )}
    </section>
  )
}
