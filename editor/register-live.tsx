import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { useSyncExternalStore } from 'react'

import { toSveltiaControl } from './fields/sveltia-control.tsx'
import type { ControlProps } from './fields/control-props.ts'
import { EntryNameField } from './fields/entry-name-field.tsx'
import { ImageField } from './fields/image-field.tsx'
import { withReactRoot } from './fields/react-root.tsx'
import type { Collection } from './form/make-config.ts'
import type { InitialValues } from './form/initial-values.ts'
import { startEntriesFromTemplates } from './new-entries/start-entry.ts'
import { EntryCheck } from './open-form/check-field.tsx'
import { dataOfEntry, fileOfEntry, writeEntry, type EntryMap } from './entries/entry-file.ts'
import { updateHeadings } from './headings/update-headings.ts'
import { confirmLeaving } from './leaving/confirm-leaving.ts'
import { LivePreview } from './live-preview/live-preview.tsx'
import { mayRemove } from './dialogs/questions.ts'
import { openSavedEntry } from './new-entries/open-saved-entry.ts'
import { proposeId } from './entries/propose-id.ts'
import { listCampaigns, onFolderChosen } from './session/local-folder.ts'
import { openInNewestMonth } from './new-entries/open-month.ts'
import { explainSaving } from './saving/explain-saving.ts'
import { mapOf, prepareSave } from './saving/prepare-save.ts'
import { refusePublishing } from './saving/refuse-publishing.ts'
import { Session } from './session/session.ts'
import { useEntryFile } from './entries/use-entry-file.ts'

const nothing: EntryMap = new Map<string, unknown>()

/** Registers the fields and the preview that show what the engine says about the entry that is open. */
function registerFields(session: Session, collections: readonly Collection[]): void {
  const Preview = withReactRoot(({ entry, getCollection, getAsset }: CustomPreviewTemplateProps) => (
    <LivePreview session={session} entry={mapOf(entry)} getCollection={getCollection} getAsset={getAsset} />
  ))
  // Collections of single files go by the names of these.
  for (const { name, files } of collections)
    for (const label of files?.map((file) => file.name) ?? [name]) CMS.registerPreviewTemplate(label, Preview)
  const Check = (props: ControlProps) => <EntryCheck session={session} {...props} />
  CMS.registerFieldType('check', toSveltiaControl(Check))
  const Picture = (props: ControlProps) => (
    <ImageField
      {...props}
      file={useEntryFile(session, props.entry ?? nothing)}
      pictures={useSyncExternalStore(session.subscribe, session.pictures)}
      describe={session.describePicture}
    />
  )
  CMS.registerFieldType('picture', toSveltiaControl(Picture))
  const EntryName = (props: ControlProps) => (
    <EntryNameField {...props} entries={useSyncExternalStore(session.subscribe, session.names)} />
  )
  CMS.registerFieldType('entry-name', toSveltiaControl(EntryName))
}

/** Registers what happens before and after an entry is saved or published. */
function registerSaving(session: Session): void {
  globalThis.explainSaving = explainSaving
  let isStarted = false
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      isStarted = entry.get('newRecord', false)
      return prepareSave(session, entry)
    },
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const file = fileOfEntry(mapOf(entry))
      if (file === undefined) return
      if (isStarted) openSavedEntry(session, file)
      isStarted = false
      session.months.noteSaved([file])
      session.noteSaved(file, writeEntry(file, dataOfEntry(mapOf(entry))))
    },
  })
  CMS.registerEventListener({
    name: 'prePublish',
    handler: ({ entry }) => refusePublishing(session, mapOf(entry)),
  })
}

/** Lists the campaigns of a local folder, from which its newest month follows. */
async function noteMonths(session: Session, folder: FileSystemDirectoryHandle): Promise<void> {
  try {
    session.months.noteFolder(await listCampaigns(folder))
  } catch {
    // A folder without content has no months; Sveltia says what is missing.
  }
}

/**
 * Connects the form and the engine: the page next to the form, the check within it, the dialogs when an entry is saved,
 * published or left, and the ways to entries. `path` is the folder of the editor's files, `initialValues` those of new
 * entries, `collections` are all of the form.
 */
export function registerLive(
  path: string,
  initialValues: InitialValues | undefined,
  collections: readonly Collection[],
): void {
  const session = new Session(path, initialValues)
  registerFields(session, collections)
  registerSaving(session)
  globalThis.proposeId = (collection, entry) => proposeId(collection, entry, (file) => session.has(file))
  globalThis.mayRemove = mayRemove
  confirmLeaving()
  onFolderChosen((folder) => void noteMonths(session, folder))
  if (initialValues) startEntriesFromTemplates(session, initialValues)
  openInNewestMonth(session.months)
  updateHeadings(session)
}
