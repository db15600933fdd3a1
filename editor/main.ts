import '#schemas/no-code-generation.ts'

import CMS, { type CmsConfig } from '@sveltia/cms'

import { mayRemove } from './dialogs/dialog-texts.ts'
import { proposeId } from './entries/propose-id.ts'
import { cleanTypedNumbers } from './fields/clean-typed-numbers.ts'
import { collections } from './form/collections.ts'
import { initialValuesFile, type InitialValues } from './form/initial-values.ts'
import { makeConfig, makeNewEntryCollections, type EditorBackend } from './form/make-config.ts'
import { formats } from './formats/formats.ts'
import { updateHeadings } from './headings/update-headings.ts'
import { confirmLeaving } from './leaving/guard-leaving.ts'
import { openInNewestMonth } from './new-entries/open-month.ts'
import { redirectNewEntries } from './new-entries/redirect-new-entries.ts'
import { registerFields, registerPreview } from './register-fields.tsx'
import { explainSaving } from './saving/explain-saving.ts'
import { registerSaving } from './saving/register-saving.ts'
import { Session } from './session/session.ts'
import { onFolderChosen } from './sveltia-patches/adapted-bundle.ts'
import { cloneProxies } from './sveltia-patches/clone-proxies.ts'
import { createStores } from './sveltia-patches/create-backup-stores.ts'
import { typeSavedFiles } from './sveltia-patches/type-saved-files.ts'

/** Where the editor saves to; set by `tools/editor/bundle-editor.ts`. */
declare const backend: EditorBackend

/** The path of the folder with the editor's files; set by the same. */
declare const editorUrl: string

/** Fetches the initial values of new entries; undefined where the content has no month, or they cannot be fetched. */
async function fetchInitialValues(): Promise<InitialValues | undefined> {
  const response = await fetch(`${editorUrl}/${initialValuesFile}`).catch(() => undefined)
  // A host may send its page for what it does not find.
  const initialValues: unknown = response?.ok ? await response.json().catch(() => null) : null
  return (initialValues as InitialValues | null) ?? undefined
}

/** Connects Sveltia's page to the session: dialogs, the ways to new entries, and the texts of lists and headings. */
function connectPage(session: Session): void {
  globalThis.explainSaving = explainSaving
  globalThis.proposeId = (collection, path) => proposeId(collection, path, (file) => session.has(file))
  globalThis.mayRemove = mayRemove
  confirmLeaving()
  onFolderChosen((folder) => void session.noteFolder(folder))
  if (session.initialValues) redirectNewEntries(session, session.initialValues)
  openInNewestMonth(session.months)
  updateHeadings(session)
}

// Before Sveltia starts, which calls what these patch; in any order.
cloneProxies()
typeSavedFiles()
cleanTypedNumbers()
const [initialValues] = await Promise.all([
  fetchInitialValues(),
  // Without a database the editor works, and keeps no backups.
  backend.repo && createStores(`${backend.name}:${backend.repo}`).catch(() => undefined),
])
for (const [name, { extension, fromFile, toFile }] of Object.entries(formats))
  CMS.registerCustomFormat(name, extension, { toFile, fromFile })
const newEntryCollections = makeNewEntryCollections(initialValues)
const session = new Session(editorUrl, initialValues)
registerFields(session)
registerPreview(session, [...collections, ...newEntryCollections])
registerSaving(session)
connectPage(session)

// The form's own types are more precise about its fields than Sveltia's, which do not include our widgets.
void CMS.init({ config: makeConfig(backend, newEntryCollections) as CmsConfig })
