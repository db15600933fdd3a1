import { useCallback, useSyncExternalStore, type ReactNode } from 'react'

import { getEntryFile, type EntryMap } from '../entries/entry-file.ts'
import type { GetCollection } from '../entries/sveltia-entries.ts'
import { useEntryData, useEntryFile } from '../entries/use-entry-file.ts'
import { useFacts } from '../fields/available-terms.ts'
import { getEntryFields } from '../fields/form-values.ts'
import { getFieldText } from '../open-form/field-text.ts'
import { useFocusedField } from '../open-form/use-focused-field.ts'
import { useFormFields } from '../open-form/use-form-fields.ts'
import { EngineStopped } from '../session/engine-stopped.tsx'
import type { Session } from '../session/session.ts'
import { FilePreview } from './file-preview.tsx'
import { PublishedValue } from './published-value.tsx'
import { useOpenField } from './use-open-field.ts'
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

/** Connects the preview of a file to its open form: what is typed, saved and focused there. */
function ConnectedPreview({ session, file, entry, getCollection, getAsset }: Props & { file: string }) {
  useSavedEntries(session, file, getCollection)
  const checked = useSyncExternalStore(session.subscribe, session.getLastCheck)
  const data = useEntryData(session, file, entry)
  useSavedImages({ session, file, data, getAsset, revision: checked?.revision })
  const focused = useFocusedField()
  const facts = useFacts(getEntryFields(entry))
  const getText = useCallback(() => session.getEdited()?.text ?? '', [session])
  const { getField, getFieldName, getMarkedTexts } = useFormFields({ file, getText, data, facts })
  const { onOpenField, notice } = useOpenField({ file, getField })
  return (
    <>
      {notice !== '' && <Note>{notice}</Note>}
      <EngineStopped session={session} />
      {checked === undefined && <p role="status">コンテンツを読んでいます…</p>}
      {checked && (
        <FilePreview
          engine={session.engine}
          file={file}
          diagnostics={checked.diagnostics}
          revision={checked.revision}
          isCurrent={checked.isCurrent}
          pages={data['pages']}
          marked={getFieldText(data, focused, facts)}
          getFieldName={getFieldName}
          getMarkedTexts={getMarkedTexts}
          onOpenField={onOpenField}
          onConfirm={session.actions.confirm}
          onReview={session.actions.review}
          onRemoveImages={globalThis.editorFolder && ((files) => void session.removeImages(files))}
        >
          <PublishedValue session={session} file={file} data={data} focused={focused} />
        </FilePreview>
      )}
    </>
  )
}

/** The preview of an entry: its page, or the diagnostics of a file without one. */
export function LivePreview({ session, entry, getCollection, getAsset }: Props) {
  const file = useEntryFile(session, entry)
  if (file === undefined) return <Note>コンテンツを読んでいます…</Note>
  return (
    <ConnectedPreview
      key={getEntryFile(entry) ?? 'new'}
      session={session}
      file={file}
      entry={entry}
      getCollection={getCollection}
      getAsset={getAsset}
    />
  )
}
