import { useCallback, useState } from 'react'

import type { FieldPosition } from '../engine/engine-client.ts'
import { nameFile } from '../form/name-file.ts'
import { openEntryAt } from '../open-form/open-entry.ts'
import { openField } from '../open-form/open-field.ts'

type Options = {
  /** The file whose form is open. */
  file: string
  /** Returns the path of the open form's field at a position; undefined if there is none. */
  getField: (position: FieldPosition) => string | undefined
}

/**
 * Returns a callback that opens the field at a position, in the open form or in that of another file, and a notice in
 * Japanese if the last requested position is in no form; otherwise ''.
 */
export function useOpenField({ file, getField }: Options) {
  const [notice, setNotice] = useState('')
  const onOpenField = useCallback(
    (position: FieldPosition, options?: { savesFirst: boolean }) => {
      const field = getField(position)
      const isOpened = field !== undefined || (position.file !== file && openEntryAt(position, options))
      setNotice(isOpened ? '' : `この画面の欄ではありません：${nameFile(position.file)}`)
      if (field !== undefined) void openField(field, position.text)
    },
    [file, getField],
  )
  return { onOpenField, notice }
}
