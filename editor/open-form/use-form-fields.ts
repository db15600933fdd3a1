import { useCallback } from 'react'

import type { Facts } from '#content-layer/placeholders/fact.ts'

import type { EditorDiagnostic, FieldPosition } from '../engine/engine-client.ts'
import { nameField } from '../form/name-field.ts'
import { sourceOf } from '../formats/file-form.ts'
import { toPlainText } from '../formats/line-ends.ts'
import { fieldOfPosition } from './field-of-position.ts'
import { markedTexts } from './review-marks.ts'

type Options = {
  file: string
  /** Returns the text that the form would write. */
  getText: () => string
  /** The values of the form. */
  data: Readonly<Record<string, unknown>>
  facts: Facts
}

/** Returns functions for lists of diagnostics: the field at a position, its name, and the texts of a review mark. */
export function useFormFields({ file, getText, data, facts }: Options) {
  const fieldOf = useCallback(
    (position: FieldPosition) => (position.file === file ? fieldOfPosition(position, getText(), data) : undefined),
    [file, getText, data],
  )
  const nameOf = useCallback(
    (position: FieldPosition) => {
      const field = fieldOf(position)
      return field === undefined ? undefined : nameField(file, field, data)
    },
    [file, fieldOf, data],
  )
  const opened = toPlainText(sourceOf(data)) || undefined
  const textsOf = ({ line }: EditorDiagnostic) => markedTexts({ text: getText(), opened }, line, facts)
  return { fieldOf, nameOf, textsOf }
}
