import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'

import { screenNames } from '#schemas/screens.ts'

import type { FieldPosition } from '../engine/engine-client.ts'
import { nameFile } from '../form/name-file.ts'
import { fieldsOfEntry } from '../fields/form-values.ts'
import { useFacts } from '../fields/available-terms.ts'
import { DiagnosticsPanel } from '../preview/diagnostics-panel.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { previewStyle } from '../preview/preview-style.ts'
import { ScreenPreview } from '../preview/screen-preview.tsx'
import { pathOfFile, screenPaths } from '../entries/entry-paths.ts'
import { fileOfEntry, type EntryMap } from '../entries/entry-file.ts'
import type { GetCollection } from '../entries/sveltia-entries.ts'
import { fieldText } from '../open-form/field-text.ts'
import { openEntryAt, openField } from '../open-form/open-field.ts'
import type { Session } from '../session/session.ts'
import { EngineStopped } from '../session/engine-stopped.tsx'
import { useEntryData, useEntryFile } from '../entries/use-entry-file.ts'
import { useFocusedField } from '../open-form/use-focused-field.ts'
import { useFormFields } from '../open-form/use-form-fields.ts'
import { PublishedValue } from './published-value.tsx'
import { useSavedEntries } from './use-saved-entries.ts'
import { useSavedImages, type GetAsset } from './use-saved-images.ts'

type Props = { session: Session; entry: EntryMap; getCollection: GetCollection; getAsset: GetAsset }

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="preview-warning" role="status">
      {children}
    </p>
  )
}

function LiveFile({ session, file, entry, getCollection, getAsset }: Props & { file: string }) {
  useSavedEntries(session, file, getCollection)
  const checked = useSyncExternalStore(session.subscribe, session.checked)
  const [notice, setNotice] = useState('')
  const data = useEntryData(session, file, entry)
  useSavedImages(session, file, data, getAsset, checked?.revision)
  const focused = useFocusedField()
  const facts = useFacts(fieldsOfEntry(entry))
  const marked = fieldText(data, focused, facts)
  const getText = useCallback(() => session.edited()?.text ?? '', [session])
  const { fieldOf, nameOf, textsOf } = useFormFields(file, getText, data, facts)
  const onOpenField = useCallback(
    (position: FieldPosition, savesFirst?: boolean) => {
      const field = fieldOf(position)
      const isOpened = field !== undefined || (position.file !== file && openEntryAt(position, savesFirst))
      setNotice(isOpened ? '' : `この画面の欄ではありません：${nameFile(position.file)}`)
      if (field !== undefined) void openField(field, position.text)
    },
    [file, fieldOf],
  )
  const onRemovePictures = globalThis.editorFolder && session.removePictures
  const { confirm: onConfirm, review: onReview } = session
  const callbacks = { onOpenField, onRemovePictures, nameOf, textsOf, onConfirm, onReview }
  const { diagnostics = [], isCurrent = false } = checked ?? {}
  const children = checked && <PublishedValue {...{ session, file, data, focused }} />
  const panelProps = { files: [file], diagnostics, isCurrent, children, ...callbacks }
  const path = pathOfFile(file, data['pages'])
  const screen = screenNames.find((name) => file === `screens/${name}.yaml`)
  return (
    <>
      {notice !== '' && <Note>{notice}</Note>}
      <EngineStopped session={session} />
      {checked === undefined && <p role="status">コンテンツを読んでいます…</p>}
      {checked && path !== undefined && (
        <PagePreview
          isInApp={data['pages'] === 'in-app-only'}
          engine={session.engine}
          path={path}
          revision={checked.revision}
          marked={marked}
          {...panelProps}
        />
      )}
      {checked && screen !== undefined && <ScreenPreview path={screenPaths[screen]} {...panelProps} />}
      {checked && path === undefined && screen === undefined && (
        <div className="preview" lang="ja">
          <style>{previewStyle}</style>
          <DiagnosticsPanel {...panelProps} />
        </div>
      )}
    </>
  )
}

/** The preview of an entry: its page, or the diagnostics of a file without one. */
export function LivePreview({ entry, ...others }: Props) {
  const file = useEntryFile(others.session, entry)
  if (file === undefined) return <Note>コンテンツを読んでいます…</Note>
  return <LiveFile key={fileOfEntry(entry) ?? 'new'} file={file} entry={entry} {...others} />
}
