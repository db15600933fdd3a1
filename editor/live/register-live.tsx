import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { useSyncExternalStore } from 'react'

import { toSveltiaControl } from '../fields/sveltia-control.tsx'
import type { ControlProps } from '../fields/control.ts'
import { EntryNameField } from '../fields/entry-name-field.tsx'
import { PictureField } from '../fields/image-field.tsx'
import { withReactRoot } from '../fields/react-root.tsx'
import type { Collection } from '../form/make-config.ts'
import type { InitialValues } from '../form/initial-values.ts'
import { startEntriesFromTemplates } from './new-entries/start-entry.ts'
import { EntryCheck } from './form-fields/check-field.tsx'
import { dataOfEntry, fileOfEntry, writeEntry, type EntryMap } from './entries/entry-file.ts'
import { fillEntryHeadings } from './entries/entry-headings.ts'
import { confirmLeaving } from './confirm-leaving.ts'
import { LivePreview } from './live-preview.tsx'
import { areRead } from '../preview/read-leftovers.ts'
import { mayRemove, showRefusal, showUnread } from './questions.ts'
import { openSavedEntry } from './new-entries/open-saved-entry.ts'
import { proposeId } from './entries/new-file.ts'
import { listCampaigns, onFolderChosen } from './session/local-folder.ts'
import { openInNewestMonth } from './new-entries/open-month.ts'
import { explainSaving } from './saving/explain-saving.ts'
import { mapOf, prepareSave } from './saving/prepare-save.ts'
import { Session } from './session/session.ts'
import { useEntryFile } from './entries/use-entry-file.ts'

const nothing: EntryMap = new Map<string, unknown>()

/** @throws Error if the entry has errors, after they were shown: Sveltia then does not publish it */
async function refuseErrors(session: Session, entry: EntryMap): Promise<void> {
  const file = fileOfEntry(entry)
  if (file === undefined) return
  const errors = await session.checkBeforePublishing(file, writeEntry(file, dataOfEntry(entry)))
  if (errors.length === 0) return
  await showRefusal(file, errors)
  throw new Error(`${file} has ${errors.length} faults, and is not published.`)
}

/** @throws Error if the entry is new and has unread texts of the previous version, after these were shown */
async function refuseUnread(session: Session, entry: EntryMap): Promise<void> {
  const file = fileOfEntry(entry)
  if (file === undefined || session.publishedText(file) !== undefined) return
  const { title = '', leftovers = [] } = (await session.engine.previous(file)) ?? {}
  if (areRead(file, leftovers)) return
  await showUnread(
    file,
    title,
    leftovers.map(({ text }) => text),
  )
  throw new Error(`${file} has ${leftovers.length} texts that nobody has read, and is not published.`)
}

/**
 * Connects the form and the engine: the page next to the form, the check within it, and the dialogs when an entry is
 * saved or published. `path` is the folder of the editor's files, `initialValues` those of new entries, `collections`
 * are all of the form.
 */
export function registerLive(
  path: string,
  initialValues: InitialValues | undefined,
  collections: readonly Collection[],
): void {
  const session = new Session(path, initialValues)
  const Preview = withReactRoot(({ entry, getCollection, getAsset }: CustomPreviewTemplateProps) => (
    <LivePreview session={session} entry={mapOf(entry)} getCollection={getCollection} getAsset={getAsset} />
  ))
  // Collections of single files go by the names of these.
  for (const { name, files } of collections)
    for (const label of files?.map((file) => file.name) ?? [name]) CMS.registerPreviewTemplate(label, Preview)
  const Check = (props: ControlProps) => <EntryCheck session={session} {...props} />
  CMS.registerFieldType('check', toSveltiaControl(Check))
  const Picture = (props: ControlProps) => (
    <PictureField
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
  globalThis.explainSaving = explainSaving
  globalThis.proposeId = (collection, entry) => proposeId(collection, entry, (file) => session.has(file))
  globalThis.mayRemove = mayRemove
  confirmLeaving()
  if (initialValues) startEntriesFromTemplates(session, initialValues)
  openInNewestMonth(session.months)
  // A folder without content has no months; Sveltia says what is missing.
  onFolderChosen(
    (folder) =>
      void listCampaigns(folder).then(
        (files) => session.months.noteFolder(files),
        () => undefined,
      ),
  )
  fillEntryHeadings(session)
  let isStarted = false
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
    name: 'preSave',
    handler: async ({ entry }) => {
      isStarted = entry.get('newRecord', false)
      return prepareSave(session, entry)
    },
  })
  CMS.registerEventListener({
    name: 'prePublish',
    handler: async ({ entry }) => {
      await refuseErrors(session, mapOf(entry))
      await refuseUnread(session, mapOf(entry))
    },
  })
}
