import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'

import { parseEntryFile } from '#content-layer/common/entry-files.ts'
import { campaignPath, monthPath } from '#content-layer/common/routes.ts'
import { screenNames } from '#schemas/screens.ts'

import type { EngineClient, FieldPosition } from '../engine/engine-client.ts'
import { fileOfEntry, type EntryMap } from '../entries/entry-file.ts'
import type { GetCollection } from '../entries/sveltia-entries.ts'
import { useEntryData, useEntryFile } from '../entries/use-entry-file.ts'
import { useFacts } from '../fields/available-terms.ts'
import { fieldsOfEntry } from '../fields/form-values.ts'
import { nameFile } from '../form/name-file.ts'
import { screenPaths } from '../form/screens.ts'
import { fieldText } from '../open-form/field-text.ts'
import { openEntryAt, openField } from '../open-form/open-field.ts'
import { useFocusedField } from '../open-form/use-focused-field.ts'
import { useFormFields } from '../open-form/use-form-fields.ts'
import { DiagnosticsPanel, type DiagnosticsPanelProps } from '../preview/diagnostics-panel.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { previewStyle } from '../preview/preview-style.ts'
import { ScreenPreview } from '../preview/screen-preview.tsx'
import { EngineStopped } from '../session/engine-stopped.tsx'
import type { Session } from '../session/session.ts'
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

/** Returns the web path of a file's page, of its month where a campaign has none; undefined where there is none. */
function getPagePath(file: string, pages: unknown): string | undefined {
  const { month, id } = parseEntryFile(file) ?? {}
  if (month === undefined) return undefined
  return id === undefined || pages === 'summary-only' ? monthPath(month, 'web') : campaignPath(month, id, 'web')
}

type CheckedFileProps = Omit<DiagnosticsPanelProps, 'files'> & {
  engine: EngineClient
  file: string
  revision: number
  /** The value of the field `pages` of a campaign. */
  pages: unknown
  /** The text of the focused field, to be marked on the page. */
  marked: string
}

/** The page of a file, the place of a screen, or the diagnostics of a file without either. */
function CheckedFile({ engine, file, revision, pages, marked, ...others }: CheckedFileProps) {
  const panel = { ...others, files: [file] }
  const path = getPagePath(file, pages)
  if (path !== undefined)
    return <PagePreview {...{ engine, path, revision, marked }} isInApp={pages === 'in-app-only'} {...panel} />
  const screen = screenNames.find((name) => file === `screens/${name}.yaml`)
  if (screen !== undefined) return <ScreenPreview path={screenPaths[screen]} {...panel} />
  return (
    <div className="preview" lang="ja">
      <style>{previewStyle}</style>
      <DiagnosticsPanel {...panel} />
    </div>
  )
}

function LiveFile({ session, file, entry, getCollection, getAsset }: Props & { file: string }) {
  useSavedEntries(session, file, getCollection)
  const checked = useSyncExternalStore(session.subscribe, session.checked)
  const data = useEntryData(session, file, entry)
  useSavedImages({ session, file, data, getAsset, revision: checked?.revision })
  const [notice, setNotice] = useState('')
  const focused = useFocusedField()
  const facts = useFacts(fieldsOfEntry(entry))
  const getText = useCallback(() => session.edited()?.text ?? '', [session])
  const { fieldOf, nameOf, textsOf } = useFormFields({ file, getText, data, facts })
  const onOpenField = useCallback(
    (position: FieldPosition, options?: { savesFirst: boolean }) => {
      const field = fieldOf(position)
      const isOpened = field !== undefined || (position.file !== file && openEntryAt(position, options))
      setNotice(isOpened ? '' : `この画面の欄ではありません：${nameFile(position.file)}`)
      if (field !== undefined) void openField(field, position.text)
    },
    [file, fieldOf],
  )
  return (
    <>
      {notice !== '' && <Note>{notice}</Note>}
      <EngineStopped session={session} />
      {checked === undefined && <p role="status">コンテンツを読んでいます…</p>}
      {checked && (
        <CheckedFile
          {...{ file, ...checked, onOpenField, nameOf, textsOf }}
          engine={session.engine}
          pages={data['pages']}
          marked={fieldText(data, focused, facts)}
          onConfirm={session.confirm}
          onReview={session.review}
          onRemoveImages={globalThis.editorFolder && ((files) => void session.removeImages(files))}
        >
          <PublishedValue {...{ session, file, data, focused }} />
        </CheckedFile>
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
