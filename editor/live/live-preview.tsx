import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'

import { screenNames } from '#schemas/screens.ts'

import type { FieldPosition, EditorDiagnostic } from '../engine/engine-client.ts'
import { nameFile } from '../form/form-words.ts'
import { nameField } from '../form/name-field.ts'
import { fieldsOfEntry } from '../fields/entry-fields.ts'
import { useFacts } from '../fields/terms.ts'
import { DiagnosticsPanel } from '../preview/diagnostics-panel.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { PublishedValue } from '../preview/published-value.tsx'
import { previewStyle } from '../preview/preview-style.ts'
import { ScreenPreview } from '../preview/screen-preview.tsx'
import { pathOfFile, screenPaths } from './entries/entry-paths.ts'
import { readForm } from '../formats/format-of-file.ts'
import { sourceOf } from '../formats/file-formats.ts'
import { plainText } from '../formats/line-ends.ts'
import { fileOfEntry, type EntryMap } from './entries/entry-file.ts'
import type { GetCollection } from './sveltia/sveltia-entries.ts'
import { fieldElement, textControlIn } from './form-fields/field-elements.ts'
import { fieldText, publishedText } from './form-fields/field-text.ts'
import { fieldOfPosition } from './form-fields/field-of-position.ts'
import { openEntryAt, openField, typeInto } from './form-fields/open-field.ts'
import { markedTexts } from './form-fields/review-marks.ts'
import type { Session } from './session/session.ts'
import { EngineStopped } from './session/engine-stopped.tsx'
import { useEntryData, useEntryFile } from './entries/use-entry-file.ts'
import { useFocusedField } from './form-fields/use-focused-field.ts'
import { useSavedEntries } from './use-saved-entries.ts'
import { useSavedPictures, type GetAsset } from './use-saved-images.ts'

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
  useSavedPictures(session, file, data, getAsset, checked?.revision)
  const focused = useFocusedField()
  const facts = useFacts(fieldsOfEntry(entry))
  const marked = fieldText(data, focused, facts)
  const onOpenField = useCallback(
    (position: FieldPosition, savesFirst?: boolean) => {
      const field = position.file === file ? fieldOfPosition(position, session.edited()?.text ?? '', data) : undefined
      const isOpened = field !== undefined || (position.file !== file && openEntryAt(position, savesFirst))
      setNotice(isOpened ? '' : `この画面の欄ではありません：${nameFile(position.file)}`)
      if (field !== undefined) void openField(field, position.text)
    },
    [session, file, data],
  )
  const nameOf = useCallback(
    (position: FieldPosition) => {
      const field = position.file === file ? fieldOfPosition(position, session.edited()?.text ?? '', data) : undefined
      return field === undefined ? undefined : nameField(file, field, data)
    },
    [session, file, data],
  )
  const opened = plainText(sourceOf(data)) || undefined
  const textsOf = ({ line }: EditorDiagnostic) => markedTexts(session.edited()?.text ?? '', line, facts, opened)
  const onRemovePictures = globalThis.editorFolder && session.removePictures
  const { confirm: onConfirm, review: onReview } = session
  const callbacks = { onOpenField, onRemovePictures, nameOf, textsOf, onConfirm, onReview }
  const { diagnostics = [], isCurrent = false } = checked ?? {}
  const isLoaded = checked !== undefined
  const published = useMemo(() => {
    const text = isLoaded ? session.publishedText(file) : undefined
    return text === undefined ? undefined : readForm(file, text)
  }, [session, file, isLoaded])
  const publishedValue = publishedText(published ?? data, data, focused)
  const children = publishedValue !== undefined && (
    <PublishedValue
      name={nameField(file, focused, data) ?? focused}
      value={publishedValue}
      onRestore={textControlIn(fieldElement(focused)) && (() => void typeInto(focused, publishedValue))}
    />
  )
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
