import { useCallback } from 'react'

import type { Facts } from '#content-layer/placeholders/fact.ts'

import type { EditorDiagnostic, FieldPosition } from '../engine/engine-client.ts'
import { nameField } from '../form/name-field.ts'
import { getSource } from '../formats/file-form.ts'
import { toPlainText } from '../formats/line-ends.ts'
import { findFieldOfPosition } from './field-of-position.ts'
import { listMarkedTexts } from './review-marks.ts'

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
  const getField = useCallback(
    (position: FieldPosition) => (position.file === file ? findFieldOfPosition(position, getText(), data) : undefined),
    [file, getText, data],
  )
  const getFieldName = useCallback(
    (position: FieldPosition) => {
      const field = getField(position)
      return field === undefined ? undefined : nameField(file, field, data)
    },
    [file, getField, data],
  )
  const opened = toPlainText(getSource(data)) || undefined
  const getMarkedTexts = ({ line }: EditorDiagnostic) => listMarkedTexts({ text: getText(), opened }, line, facts)
  return { getField, getFieldName, getMarkedTexts }
}
